import { formatProblem } from '../../lib/problem';
import { checkConformance } from '.';
import { readTags } from './tests-in-sources';

const heads = ['## 99. Header', '', '| Id | Requirement |', '| --- | --- |'];
const table = (...rows: string[]) => [...heads, ...rows].join('\n');
const height = '| @99.1 | It is 80 px high. |';
const menu = '| @99.2 | The menu collapses. |';

const testOf = (file: string, title: string, passed = true) => {
  return { file, line: 3, title, tags: readTags(title), passed };
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

  it('names the tests of a row that is gone', () => {
    expect(problems(table(height))).toEqual([
      'e2e/menu.spec.ts:3 "collapses @99.2" No requirement has the id @99.2; the nearest is @99.1',
      'src/header.test.ts:3 "is low and collapses @99.1 @99.2" No requirement has the id @99.2; the nearest is @99.1',
    ]);
  });

  it('has ids of their own in rows of two cells', () => {
    const twice = '| @99.1 | It is white. |';
    const elsewhere = '| @98.2 | The menu collapses. |';
    const tests = [testOf(both.file, 'is low and collapses @99.1 @98.2')];
    expect(
      problems(table(height, twice, elsewhere, '| @99.4 | It is red. | header.test.ts |'), tests),
    ).toEqual([
      'docs/conformance.md:6 @99.1 Expected an id of its own, found that of line 5',
      'docs/conformance.md:7 @98.2 Expected an id of section 99',
      'docs/conformance.md:8 Expected | @section.number | requirement |',
    ]);
  });
});
