import { socialLinks } from './organisation';

const name = { ar: 'شاقول', en: 'Shaqool' };

test('every handle is a link, with or without its @', () => {
  expect(
    socialLinks({ name, plugins: [], instagram: 'shaqool', twitter: '@shaqool', youtube: 'shaqool' }),
  ).toEqual([
    { network: 'instagram', href: 'https://www.instagram.com/shaqool' },
    { network: 'twitter', href: 'https://x.com/shaqool' },
    { network: 'youtube', href: 'https://www.youtube.com/@shaqool' },
  ]);
});

test('a missing handle has no link', () => {
  expect(socialLinks({ name, plugins: [], instagram: null, youtube: '' })).toEqual([]);
});
