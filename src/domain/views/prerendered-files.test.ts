import { fromBuild, withPrerenderedFiles } from './prerendered-files';

const alt = { ar: 'واجهة', en: 'Front' };
const file = { childImageSharp: 'cut' };

test('a picture with the same URL keeps its file, with the new text', () => {
  const live = { name: 'now', cover: { url: 'a.jpg', alt } };
  const known = { name: 'then', cover: { url: 'a.jpg', alt: { ar: '', en: '' }, file } };
  expect(withPrerenderedFiles(live, known)).toEqual({ name: 'now', cover: { url: 'a.jpg', alt, file } });
});

test('in a list each picture is found by its URL, in the new order', () => {
  const live = { gallery: [{ url: 'new.jpg' }, { url: 'b.jpg' }, { url: 'a.jpg' }] };
  const known = {
    gallery: [
      { url: 'a.jpg', file: 'A' },
      { url: 'b.jpg', file: 'B' },
    ],
  };
  expect(withPrerenderedFiles(live, known)).toEqual({
    gallery: [{ url: 'new.jpg' }, { url: 'b.jpg', file: 'B' }, { url: 'a.jpg', file: 'A' }],
  });
});

test('a file is not used in another field', () => {
  const live = { cover: { url: 'a.jpg' }, gallery: [{ url: 'a.jpg' }] };
  const known = { cover: { url: 'a.jpg', file }, gallery: [] };
  expect(withPrerenderedFiles(live, known).gallery).toEqual([{ url: 'a.jpg' }]);
});

test('a floor plan keeps its drawings where the URLs of both languages are the same', () => {
  const url = { ar: 'ar.svg', en: 'en.svg' };
  const known = { floor_plans: [{ id: 'p', url, files: 'F' }] };
  expect(withPrerenderedFiles({ floor_plans: [{ id: 'p', url }] }, known).floor_plans).toEqual([
    { id: 'p', url, files: 'F' },
  ]);
  const changed = { floor_plans: [{ id: 'p', url: { ...url, en: 'new.svg' } }] };
  expect(withPrerenderedFiles(changed, known)).toEqual(changed);
});

test.each([undefined, {}, { cover: null }])('without a prerendered picture nothing changes: %j', (known) => {
  const live = { cover: { url: 'a.jpg' } };
  expect(withPrerenderedFiles(live, known)).toEqual(live);
});

test('pictures of a list within a field keep their files', () => {
  const live = { progress: [{ date: '2026-11-10', photos: [{ url: 'a.jpg', alt }] }] };
  const known = { progress: [{ photos: [{ url: 'a.jpg', file }] }] };
  expect(withPrerenderedFiles(live, known)).toEqual({
    progress: [{ date: '2026-11-10', photos: [{ url: 'a.jpg', alt, file }] }],
  });
});

test('a record of the build has its fields from the view, and its files from the pictures', () => {
  expect(
    fromBuild({ view: { slug: 'p', cover: { url: 'a.jpg', alt } }, cover: { url: 'a.jpg', file } }),
  ).toEqual({ slug: 'p', cover: { url: 'a.jpg', alt, file } });
});
