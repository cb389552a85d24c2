import { toCsv } from './csv';

test('a table begins with a byte order mark, and each cell is quoted', () => {
  expect(
    toCsv([
      ['اسم', 'Price'],
      ['حدائق "الياسمين"', 920_000],
      [undefined, ''],
    ]),
  ).toBe('\uFEFF"اسم","Price"\r\n"حدائق ""الياسمين""","920000"\r\n"",""\r\n');
});

test('cells are separated as the spreadsheet expects', () => {
  expect(toCsv([['a', 'b']], ';')).toBe('\uFEFF"a";"b"\r\n');
});

test.each(['=1+1', ' @sum', '+966', '-2', '＝A1', 'a;=1+1', 'a\n@b'])(
  '%j does not run as a formula',
  (text) => {
    expect(toCsv([[text]])).toMatch(/'[=+\-@＝]|'\s*[=+\-@＝]/);
  },
);
