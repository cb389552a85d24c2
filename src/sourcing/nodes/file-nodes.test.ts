import { linkFiles } from './file-nodes';

const files = {
  missing: [],
  idOf: (url: string) => Promise.resolve(url.endsWith('missing.jpg') ? null : `file of ${url}`),
};
const alt = { ar: 'واجهة', en: 'Façade' };

test('pictures and floor plans are linked at any depth; other fields stay unchanged', async () => {
  const row = {
    name: { ar: 'أ', en: 'A' },
    cover: { url: 'https://a.sa/cover.jpg', alt },
    buildings: [
      {
        units: [
          {
            photos: [{ url: 'https://a.sa/missing.jpg', alt }],
            floor_plan: { id: 'a', name: alt, url: { ar: 'https://a.sa/ar.svg', en: 'https://a.sa/en.svg' } },
          },
        ],
      },
    ],
    licence: { number: '1', url: 'https://a.sa/licence' },
    handover_date: null,
  };
  expect(await linkFiles(row, files)).toEqual({
    ...row,
    cover: { ...row.cover, file: 'file of https://a.sa/cover.jpg' },
    buildings: [
      {
        units: [
          {
            photos: [{ url: 'https://a.sa/missing.jpg', alt, file: null }],
            floor_plan: {
              id: 'a',
              name: alt,
              url: { ar: 'https://a.sa/ar.svg', en: 'https://a.sa/en.svg' },
              files: { ar: 'file of https://a.sa/ar.svg', en: 'file of https://a.sa/en.svg' },
            },
          },
        ],
      },
    ],
  });
});
