import { socialLinks } from './organisation';

const name = { ar: 'شاقول', en: 'Shaqool' };

test('every handle is a link, with or without its @', () => {
  const handles = {
    whatsapp: '0500000003',
    instagram: 'shaqool',
    twitter: '@shaqool',
    youtube: 'shaqool',
  };
  expect(socialLinks({ name, plugins: [], ...handles })).toEqual([
    { network: 'whatsapp', href: 'https://wa.me/966500000003' },
    { network: 'instagram', href: 'https://www.instagram.com/shaqool' },
    { network: 'twitter', href: 'https://x.com/shaqool' },
    { network: 'youtube', href: 'https://www.youtube.com/@shaqool' },
  ]);
});

test('a missing handle has no link', () => {
  expect(socialLinks({ name, plugins: [], instagram: null, youtube: '' })).toEqual([]);
});
