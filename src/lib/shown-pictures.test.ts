import { shownPictures, type Screen } from './shown-pictures';

const phone: Screen = { width: 412, density: 1.75, avif: true };
const files = (html: string, screen = phone) => shownPictures(html, screen).map(({ file }) => file);

test.each([
  ['calc(100vw - 40px)', '/680.avif'], // 372 × 1.75 = 651
  ['(min-width: 1440px) 416px, (min-width: 1000px) 29vw, 23vw', '/200.avif'],
  ['(max-width: 600px) 100px, 100vw', '/200.avif'],
  ['100vw', '/960.avif'],
  ['2000px', '/960.avif'],
])('a phone chooses by `sizes`: %s', (sizes, file) => {
  const srcSet = [960, 200, 680].map((width) => `/${width}.avif ${width}w`).join(',\n');
  const picture = `<picture><source type="image/avif" srcSet="${srcSet}" sizes="${sizes}"/><img src="/a.jpg" alt=""/></picture>`;
  expect(files(picture)).toEqual([file]);
});

test('a crop for other screens is left out', () => {
  const source = (media: string, file: string) => `<source media="${media}" srcSet="${file} 720w"/>`;
  const wide = source('(min-width: 600px)', '/wide.avif');
  const upright = source('(max-width: 599.98px)', '/upright.avif');
  expect(files(`<picture>${wide}${upright}<img src="/a.jpg"/></picture>`)).toEqual(['/upright.avif']);
});

test('pictures of other sites and those for visitors without JavaScript are left out', () => {
  const html =
    '<img src="https://a.sa/a.jpg"><img src="//a.sa/a.jpg"><noscript><img src="/a.jpg"></noscript>';
  expect(files(`${html}<img src="/b.svg">`)).toEqual(['/b.svg']);
});

test('what is not understood is named', () => {
  const sized = (sizes: string) => `<img srcSet="/a.jpg 200w" sizes="${sizes}"/>`;
  expect(() => files(sized('min(100vw, 20em)'))).toThrow('Unknown length in sizes: min(100vw, 20em)');
  expect(() =>
    files('<picture><source media="print" srcSet="/a.jpg"/><img src="/b.jpg"/></picture>'),
  ).toThrow('Unknown media query of a picture: print');
});

test('a browser without AVIF, and a larger screen, choose other files', () => {
  const source = '<source type="image/avif" srcSet="/a.avif 400w" sizes="100vw"/>';
  const html = `<picture>${source}<img src="/a.jpg" srcSet="/a.jpg 400w,/b.jpg 2000w" sizes="100vw"/></picture>`;
  expect(files(html)).toEqual(['/a.avif']);
  expect(files(html, { width: 1440, density: 1, avif: false })).toEqual(['/b.jpg']);
});
