import { formatProblem } from '../../lib/problem';
import { checkConformance, updateConformance } from '.';
import { tagsOf } from './tests-in-sources';

const heads = ['## 99. Header', '', '| Id | Requirement | Shown by |', '| --- | --- | --- |'];
const table = (...rows: string[]) => [...heads, ...rows].join('\n');
const height = '| @99.1 | It is 80 px high. | header.test.ts |';
const menu = '| @99.2 | The menu collapses. | header.test.ts, menu.spec.ts |';

const testOf = (file: string, title: string, passed = true) => {
  return { file, line: 3, title, tags: tagsOf(title), passed };
};
const both = testOf('src/header.test.ts', 'is low and collapses @99.1 @99.2');
const collapses = testOf('e2e/menu.spec.ts', 'collapses @99.2');

const problems = (text: string, tests = [both, collapses]) =>
  checkConformance(text, tests).problems.map(formatProblem);

describe('the conformance table', () => {
  it('has tests for each requirement', () => {
    expect(checkConformance(table(height, menu), [both, collapses])).toEqual({
      requirements: 2,
      problems: [],
    });
  });

  it('names the requirement whose test has lost its tag', () => {
    const untagged = testOf(both.file, 'is low and collapses @99.2');
    expect(problems(table(height, menu), [untagged, collapses])).toEqual([
      'docs/conformance.md:5 @99.1 It is 80 px high. Expected a test with the tag @99.1, found none',
    ]);
  });

  it('does not count a test that was skipped or failed, unless another in its file passed', () => {
    const skipped = { ...collapses, passed: false };
    expect(problems(table(height, menu), [both, skipped])).toEqual([
      'docs/conformance.md:6 @99.2 The menu collapses. Expected "collapses @99.2" to pass in e2e/menu.spec.ts, found it skipped or failed',
    ]);
    expect(problems(table(height, menu), [both, skipped, collapses])).toEqual([]);
  });

  it('names the test with an unknown tag, and the nearest id', () => {
    const unknown = testOf('e2e/menu.spec.ts', 'slides @99.22');
    expect(problems(table(height, menu), [both, collapses, unknown])).toEqual([
      'e2e/menu.spec.ts:3 "slides @99.22" No requirement has the id @99.22; the nearest is @99.2',
    ]);
  });

  it('says when the files of a row are others', () => {
    const stale = menu.replace('header.test.ts, ', '');
    expect(problems(table(height, stale))).toEqual([
      'docs/conformance.md:6 @99.2 The menu collapses. Expected "header.test.ts, menu.spec.ts" in the last column, found "menu.spec.ts": run `npm run check -- conformance --update`',
    ]);
    const fresh = '| @99.1 | It is 80 px high. | |';
    expect(updateConformance(table(fresh, stale), [both, collapses])).toBe(table(height, menu));
  });

  it('has ids of their own in rows of three cells', () => {
    const twice = '| @99.1 | It is white. | header.test.ts |';
    const elsewhere = '| @98.2 | The menu collapses. | header.test.ts |';
    const tests = [testOf(both.file, 'is low and collapses @99.1 @98.2')];
    expect(problems(table(height, twice, elsewhere, '| @99.4 | It is red. |'), tests)).toEqual([
      'docs/conformance.md:6 @99.1 Expected an id of its own, found that of line 5',
      'docs/conformance.md:7 @98.2 Expected an id of section 99',
      'docs/conformance.md:8 Expected | @section.number | requirement | files |',
    ]);
  });
});
