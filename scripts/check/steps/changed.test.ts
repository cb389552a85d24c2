import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '../../lib/paths';
import { affectedBy, changedSince, everySpec, readProject, type Affected, type Project } from './changed';
import { specsOfPages } from './page-specs';

let project: Project;
beforeAll(async () => {
  project = await readProject(['src/features/faq/removed.tsx', 'docs/contract-changes.md']);
}, 600_000);

const affected = (...changed: string[]): Affected => {
  const found = affectedBy(changed, project);
  if (!found) throw new Error('the whole run');
  return found;
};

test('a document is checked for its form and its words only', () => {
  expect(affected('CONTRIBUTING.md', 'README.md')).toEqual({
    steps: ['format', 'words', 'tags'],
    files: ['CONTRIBUTING.md', 'README.md'],
    tests: [],
    specs: [],
    left: [],
  });
});

test('a document that a test reads is checked by that test', () => {
  const { steps, tests } = affected('docs/contract-changes.md');
  expect(steps).toEqual(['format', 'words', 'tags', 'unit']);
  expect(tests[0]).toBe('scripts/api/contract-changes/whole-change.test.ts');
});

test('a component is built, and checked by its tests and by the specs of its name and its pages', () => {
  const { steps, tests, specs } = affected('src/features/faq/questions.tsx');
  expect(steps).toEqual(expect.arrayContaining(['build', 'translations', 'types', 'lint', 'unit', 'e2e']));
  expect(tests[0]).toBe('src/features/faq/questions.test.tsx');
  expect(specs).toEqual(['e2e/company/faq.spec.ts', 'e2e/home/home.spec.ts']);
});

test('a component of many pages is tried on some, and what is left is counted', () => {
  const { tests, specs, left } = affected('src/ui/button.tsx');
  expect(tests).toHaveLength(8);
  expect(specs).toEqual(['e2e/home/home.spec.ts', 'e2e/projects/project.spec.ts', 'e2e/lists/lists.spec.ts']);
  expect(left).toEqual([
    expect.stringMatching(/^\d+ of \d+ unit tests that reach it$/),
    expect.stringMatching(/^\d+ of \d+ browser specs of its pages$/),
    'other screens than ar-phone and en-desktop',
  ]);
});

test('a text is read by what checks texts, without a build', () => {
  const { steps, tests } = affected('src/i18n/locales/ar/common.json');
  expect(steps).toEqual(['translations', 'content', 'format', 'types', 'unit']);
  expect(tests).toContain('src/i18n/text-keys.test.ts');
});

test('a file of the editors is checked as they check it, without a build', () => {
  const { steps, tests } = affected('content/faq/loyalty.md');
  expect(steps).toEqual(['content', 'unit']);
  expect(tests).toEqual(['src/sourcing/content/site-content.test.ts']);
});

test('a script is checked by the tests that reach it, without a browser', () => {
  const { steps, tests } = affected('scripts/lib/clean.ts');
  expect(steps).toEqual(['format', 'words', 'imports', 'lint', 'types', 'unit']);
  expect(tests[0]).toBe('scripts/lib/clean.test.ts');
});

test('a deleted file is tried by the tests and the specs of what names it', () => {
  const withTest: Project = {
    ...project,
    testsOf: (files) =>
      files.includes('src/features/faq/removed.tsx') ? ['src/features/faq/questions.test.tsx'] : [],
  };
  const found = affectedBy(['src/features/faq/removed.tsx'], withTest);
  expect(found?.files).toEqual([]);
  expect(found?.tests).toEqual(['src/features/faq/questions.test.tsx']);
  expect(found?.specs).toContain('e2e/company/faq.spec.ts');
  // Nothing may use now what it alone has used.
  expect(found?.steps).toEqual(expect.arrayContaining(['imports', 'types', 'unused']));
});

test('a deleted spec is missed by the tables of specs and of requirements', () => {
  const { steps, tests, specs } = affected('e2e/removed.spec.ts');
  expect(tests).toEqual(['scripts/check/steps/changed.test.ts']);
  expect(steps).toEqual(expect.arrayContaining(['tags', 'unit', 'unused']));
  expect(specs).toEqual([]);
});

test('changed files are those that differ, are new, have another name, or are no more', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'changed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  try {
    const names = ['same', 'edited', 'deleted', 'removed', 'renamed'];
    for (const name of names) writeFileSync(path.join(root, name), name);
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'a');
    writeFileSync(path.join(root, 'edited'), 'b');
    writeFileSync(path.join(root, 'new'), '');
    rmSync(path.join(root, 'deleted'));
    renameSync(path.join(root, 'renamed'), path.join(root, 'other'));
    git('rm', '--quiet', 'removed');
    const changed = ['deleted', 'edited', 'new', 'other', 'removed', 'renamed'];
    expect(changedSince('HEAD', root).sort()).toEqual(changed);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'b');
    expect(changedSince('HEAD', root)).toEqual([]);
    expect(changedSince('HEAD~1', root).sort()).toEqual(changed);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a deleted test leaves requirements to look for, and nothing to run', () => {
  const { steps, tests } = affected('src/lib/removed.test.ts');
  expect(steps).toContain('tags');
  expect(steps).not.toContain('unit');
  expect(tests).toEqual([]);
});

test('a spec and its pictures run alone, and a unit test needs no browser', () => {
  expect(affected('e2e/company/faq.spec.ts').specs).toEqual(['e2e/company/faq.spec.ts']);
  expect(affected('e2e/layout/looks.spec.ts-snapshots/FAQ-ar-phone-linux.png').specs).toEqual([
    'e2e/layout/looks.spec.ts',
  ]);
  expect(affected('src/lib/routes.test.ts').steps).not.toContain('e2e');
  expect(affected('e2e/engines/travel.spec.ts')).toMatchObject({
    steps: expect.arrayContaining(['build', 'engines']) as string[],
    specs: ['e2e/engines/travel.spec.ts'],
  });
});

test('the editing page is checked by its own step, without the pages of visitors', () => {
  for (const file of [
    'src/admin/index.ts',
    'e2e/editing/editing.spec.ts',
    'scripts/content/editing/drafts.ts',
  ]) {
    expect(affected(file).steps).toContain('editing');
    expect(affected(file).steps).not.toContain('e2e');
  }
});

test('what everything depends on takes the whole run', () => {
  for (const file of ['package.json', 'openapi/public-api.yaml', 'e2e/support/fixtures.ts', 'tsconfig.json'])
    expect(affectedBy(['README.md', file], project)).toBeUndefined();
});

test('each page has specs that are there', () => {
  const specs = everySpec();
  for (const [page, names] of Object.entries(specsOfPages)) {
    expect(existsSync(path.join(rootDir, page))).toBe(true);
    for (const name of names) expect(specs).toContain(`e2e/${name}.spec.ts`);
  }
});
