import { securityTxt } from './security-txt';

const siteUrl = 'https://www.example.sa';
const now = new Date('2026-11-23T21:30:00Z');

test('reports go to the address of the organization, within a year', () => {
  expect(securityTxt({ siteUrl, email: 'info@example.sa' }, now)).toBe(
    [
      'Contact: mailto:info@example.sa',
      'Expires: 2027-11-18T00:00:00.000Z',
      'Preferred-Languages: ar, en',
      'Canonical: https://www.example.sa/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each([null, '', 'nobody', 'a@b\nContact: evil'])(
  'without a usable address (%j) they go to the contact page',
  (email) => {
    expect(securityTxt({ siteUrl, email }, now)).toMatch(
      /^Contact: https:\/\/www\.example\.sa\/projects\/contact\nExpires/,
    );
  },
);
