import { picturesByUrl } from './pictures-by-url';

const file = { childImageSharp: null };
const find = picturesByUrl([{ url: 'a.jpg', file }, { url: 'b.jpg' }, null, undefined]);

test('a picture of the build is found by its URL', () => {
  expect(find({ url: 'a.jpg' })).toEqual({ url: 'a.jpg', file });
});

test.each([{ url: 'new.jpg' }, { url: 'b.jpg', alt: 'now' }, null, undefined])(
  'without a processed one the picture stays as it came: %j',
  (picture) => expect(find(picture)).toBe(picture),
);
