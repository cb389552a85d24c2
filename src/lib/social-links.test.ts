import { socialLinks } from './social-links';

test('every handle is a link, with or without its @ @2.44', () => {
  const handles = {
    whatsapp: '0500000003',
    instagram: 'shaqool.sa',
    twitter: '@shaqool_sa',
    youtube: 'shaqool',
  };
  expect(socialLinks(handles)).toEqual([
    { network: 'whatsapp', href: 'https://wa.me/966500000003' },
    { network: 'instagram', href: 'https://www.instagram.com/shaqool.sa' },
    { network: 'twitter', href: 'https://x.com/shaqool_sa' },
    { network: 'youtube', href: 'https://www.youtube.com/@shaqool' },
  ]);
});

test('a missing handle has no link @2.45', () => {
  expect(socialLinks({ instagram: null, youtube: '' })).toEqual([]);
});
