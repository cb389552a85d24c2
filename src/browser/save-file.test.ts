import { fileName } from './save-file';

test.each([
  ['Al Yasmin Gardens brochure', 'Al Yasmin Gardens brochure.pdf'],
  ['كتيّب حدائق الياسمين', 'كتيّب حدائق الياسمين.pdf'],
  ['A/B: "C" <d>|?*\\', 'A B C d.pdf'],
  ['../../etc', 'etc.pdf'],
  ['a\u202Efdp', 'a fdp.pdf'],
  ['  ', 'file.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('%j is saved as %j', (title, file) => {
  expect(fileName(title, 'pdf')).toBe(file);
});
