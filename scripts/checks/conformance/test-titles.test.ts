import ts from 'typescript';
import { testTitles } from './test-titles';

const titles = (code: string) =>
  testTitles(ts.createSourceFile('a.test.ts', code, ts.ScriptTarget.Latest, true)).map(
    ({ title, isSkipped }) => (isSkipped ? `(${title})` : title),
  );

describe('the titles of tests', () => {
  it('are those of `test` and `it`', () => {
    expect(titles("test('one', () => {}); it(`two`, async () => {});")).toEqual(['one', 'two']);
  });

  it('begin with the groups they stand in', () => {
    const code =
      "describe('a', () => { describe('b', () => { test('c', () => {}); }); test('d', () => {}); });";
    expect(titles(code)).toEqual(['a › b › c', 'a › d']);
  });

  it("are found in Playwright's groups", () => {
    const code =
      "test.describe('the menu', () => { test('opens', async ({ page }) => { test.skip(isPhone, 'reason'); }); });";
    expect(titles(code)).toEqual(['the menu › opens']);
  });

  it('keep the placeholders of a table', () => {
    expect(
      titles("test.each([1, 2])('%d is odd', () => {}); describe.each(all)('$name', () => {});"),
    ).toEqual(['%d is odd']);
    expect(titles('test.each`a | b`("adds $a", () => {});')).toEqual(['adds $a']);
  });

  it('keep what a template fills in', () => {
    expect(titles('for (const path of paths) test(`${path} opens`, () => {});')).toEqual(['${path} opens']);
  });

  it('say which do not run', () => {
    const code =
      "test.skip('one', () => {}); describe.skip('a', () => { it('two', () => {}); }); test.todo('three');";
    expect(titles(code)).toEqual(['(one)', '(a › two)', '(three)']);
  });

  it('are not those of other calls', () => {
    expect(
      titles("pattern.test('text'); test.use({}); test.beforeEach(() => {}); step('x', () => {});"),
    ).toEqual([]);
  });
});
