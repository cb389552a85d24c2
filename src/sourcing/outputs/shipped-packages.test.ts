import { isAcceptable, licencesText } from './shipped-packages';

test('the list names each package with its licence, then the text of each', () => {
  const text = licencesText(
    [
      { name: 'yup', version: '1.7.1', license: 'MIT', licenseText: 'The text of yup\n' },
      { name: '@a/b', version: '2.0.0', license: 'ISC', licenseText: null },
    ],
    'The text of the font',
  );
  expect(text).toMatch(/Alexandria \(font\): OFL-1\.1\n@a\/b 2\.0\.0: ISC\nyup 1\.7\.1: MIT\n/);
  expect(text).toMatch(
    /The text of the font[\s\S]*@a\/b 2\.0\.0\n\nISC[\s\S]*yup 1\.7\.1\n\nThe text of yup\n$/,
  );
});

test.each(['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0', '(MIT OR Apache-2.0)'])('%s may ship', (license) => {
  expect(isAcceptable(license)).toBe(true);
});

test.each(['GPL-3.0-or-later', 'AGPL-3.0', 'SEE LICENSE IN file', 'UNLICENSED', '', 'MIT AND GPL-2.0'])(
  '%j may not',
  (license) => expect(isAcceptable(license)).toBe(false),
);
