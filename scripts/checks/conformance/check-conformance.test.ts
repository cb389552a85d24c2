import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblem } from '../problem';
import { checkConformance } from '.';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  mkdirSync(path.join(root, 'docs'));
  const code = `
    test('the header is 80 px high', () => {});
    describe('the menu', () => {
      test('collapses | on phones', () => {});
      test.skip('slides', () => {});
    });`;
  writeFileSync(path.join(root, 'header.test.ts'), code);
});
afterEach(() => rmSync(root, { recursive: true }));

const report = (...rows: string[]) => {
  const head = ['## 2. Screens', '', '| Requirement | State | Test |', '| --- | --- | --- |'];
  writeFileSync(path.join(root, 'docs/conformance.md'), [...head, ...rows].join('\n'));
  return checkConformance(root);
};
const problems = (...rows: string[]) => report(...rows).problems.map(formatProblem);

const height = '| The header is 80 px high. | shown | `header.test.ts › the header is 80 px high` |';

describe('the conformance table', () => {
  it('counts what is shown, by how many tests, and what is planned', () => {
    const menu = '| The menu collapses. | shown | `header.test.ts › the menu › collapses \\| on phones` |';
    expect(report(height, menu, '| It slides. | planned | |')).toEqual({
      shown: 2,
      planned: 1,
      tests: 2,
      problems: [],
    });
  });

  it('takes several tests for one requirement', () => {
    const two = '`header.test.ts › the header is 80 px high`<br>`menu.test.ts › collapses`';
    expect(problems(`| The header. | shown | ${two} |`)).toEqual([
      'docs/conformance.md:5 The header. Expected the file menu.test.ts, found none',
    ]);
  });

  it('names the row of a test that there is not, and the nearest there is', () => {
    expect(problems(height, '| High. | shown | `header.test.ts › the header is 90 px high` |')).toEqual([
      'docs/conformance.md:6 High. Expected the test "the header is 90 px high" in header.test.ts, found none; the nearest is "the header is 80 px high"',
    ]);
  });

  it('does not take a skipped test', () => {
    expect(problems('| It slides. | shown | `header.test.ts › the menu › slides` |')).toEqual([
      'docs/conformance.md:5 It slides. Expected a test that runs, found "the menu › slides" skipped in header.test.ts',
    ]);
  });

  it('wants a test for what is shown, and none for what is planned', () => {
    expect(problems('| High. | shown | |', height.replace('shown', 'planned'))).toEqual([
      'docs/conformance.md:5 High. Expected the test that shows it, found none',
      'docs/conformance.md:6 The header is 80 px high. Expected "shown": there is a test',
    ]);
  });

  it('has rows of three cells, with a requirement and one of two states', () => {
    expect(problems('| High. | planned |', '| | planned | |', '| High. | done | |')).toEqual([
      'docs/conformance.md:5 expected 3 cells, found 2',
      'docs/conformance.md:6 expected a requirement in the first cell, found nothing',
      'docs/conformance.md:7 High. Expected "shown" or "planned", found "done"',
    ]);
  });

  it('names tests as code, by path and title', () => {
    expect(problems('| High. | shown | header.test.ts |', '| Low. | shown | `header.test.ts` |')).toEqual([
      'docs/conformance.md:5 High. Expected tests as `path › title`, found header.test.ts',
      'docs/conformance.md:6 Low. Expected tests as `path › title`, found `header.test.ts`',
    ]);
  });

  it('has one for each section', () => {
    expect(
      problems(height, '', '## 3. Entities', '', '| Entity | Test |', '| --- | --- |', '', '## 4'),
    ).toEqual([
      'docs/conformance.md:9 expected the columns Requirement, State, Test',
      'docs/conformance.md:12 4: expected a table, found none',
    ]);
  });
});
