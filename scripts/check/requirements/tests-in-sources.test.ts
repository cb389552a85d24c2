import ts from 'typescript';
import { taggedTests } from './tests-in-sources';

const parse = (code: string) => ts.createSourceFile('a.test.ts', code, ts.ScriptTarget.Latest, true);
const titles = (code: string) =>
  taggedTests(parse(code)).map(({ title, passed }) => (passed ? title : `(${title})`));

describe('the tagged tests in sources', () => {
  it('are those of `test` and `it`, on their lines, with all their tags', () => {
    const code = "\ntest('one @99.1 @99.17', () => {}); test('none, a@99.1', () => {});";
    expect(taggedTests(parse(code))).toEqual([
      { file: 'a.test.ts', line: 2, title: 'one @99.1 @99.17', tags: ['@99.1', '@99.17'], passed: true },
    ]);
    expect(titles('it(`two @99.1`, async () => {});')).toEqual(['two @99.1']);
  });

  it('stand in groups too', () => {
    expect(titles("describe('a', () => { test('b @99.1', () => {}); });")).toEqual(['b @99.1']);
    const playwright = "test.describe('a', () => { test('b @99.1', () => { test.skip(c, 'd'); }); });";
    expect(titles(playwright)).toEqual(['b @99.1']);
  });

  it('keep the placeholders of tables and templates', () => {
    expect(titles("test.each([1, 2])('%d is odd @99.1', () => {});")).toEqual(['%d is odd @99.1']);
    expect(titles('test.each`a | b`("adds $a @99.1", () => {});')).toEqual(['adds $a @99.1']);
    expect(titles('test(`${path} opens @99.1`, () => {});')).toEqual(['${path} opens @99.1']);
  });

  it('do not pass when they are skipped, alone or with their group', () => {
    expect(titles("test.skip('one @99.1', () => {});")).toEqual(['(one @99.1)']);
    expect(titles("describe.skip('a', () => { it('two @99.1', () => {}); });")).toEqual(['(two @99.1)']);
  });

  it('are steps too, so that one visit shows several requirements', () => {
    const steps = "test.step('b @99.1', () => {}); test.step('c @99.2', () => {});";
    expect(titles(`test('a', () => { ${steps} });`)).toEqual(['b @99.1', 'c @99.2']);
    expect(titles(`test.skip('a', () => { ${steps} });`)).toEqual(['(b @99.1)', '(c @99.2)']);
  });

  it('are the rows of tables, each with ids of its own', () => {
    const rows = "['one @99.1', 1], ['two @99.2', 2]";
    expect(titles(`test.each([${rows}])('%s', () => {});`)).toEqual(['one @99.1', 'two @99.2']);
    expect(titles(`for (const [name] of [${rows}]) test(name, () => {});`)).toEqual([
      'one @99.1',
      'two @99.2',
    ]);
    expect(titles("const ids = { a: '@99.1 @99.3' }; test(ids.a, () => {});")).toEqual(['@99.1 @99.3']);
    expect(titles(`describe.skip('a', () => { it.each([${rows}])('%s', () => {}); });`)).toEqual([
      '(one @99.1)',
      '(two @99.2)',
    ]);
  });

  it('are not other calls, nor what a test expects', () => {
    expect(titles("step('x @99.1', () => {}); const a = read('x @99.1');")).toEqual([]);
    expect(titles("test('a', () => { expect(a).toEqual(['x @99.1']); });")).toEqual([]);
  });
});
