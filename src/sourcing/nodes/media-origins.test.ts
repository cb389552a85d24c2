import { mediaOrigins } from './media-origins';

test('pictures, plans, pictures of articles and brochures name their origins, each once', () => {
  const alt = { ar: 'صورة', en: 'Picture' };
  expect(
    mediaOrigins([
      { cover: { url: 'https://b.example/1.jpg', alt }, gallery: [{ url: 'https://a.example/2.jpg', alt }] },
      {
        buildings: [
          { floor_plans: [{ url: { ar: 'https://p.example/ar.svg', en: 'https://a.example/en.svg' } }] },
        ],
      },
      { body: { ar: '<p><img src="https://text.example/x.png" alt="" loading="lazy"></p>' } },
      { brochure_url: 'https://files.example/b.pdf', licence: { url: 'https://licences.example/1' } },
    ]),
  ).toEqual({
    pictures: ['https://a.example', 'https://b.example', 'https://p.example', 'https://text.example'],
    downloads: ['https://files.example'],
  });
});

test('what is no address of the web is left out', () => {
  const alt = { ar: '', en: '' };
  const urls = [
    'javascript:alert(1)',
    'https://',
    '/local.jpg',
    3,
    null,
    'data:image/png,x',
    "https://a;b'c.example/",
  ];
  expect(mediaOrigins(urls.map((url) => ({ url, alt })))).toEqual({ pictures: [], downloads: [] });
});
