import { projectFiles } from '../../lib/git';
import { withFiles } from '../../lib/testing';
import { buildInputs, changedFiles, describeStaleBuild, digestFiles } from './build-inputs';

const files = { 'src/ui/button.tsx': 'one', 'content/faq/tax.md': 'one', 'src/ui/button.test.tsx': 'one' };
const names = Object.keys(files);
const digests = withFiles(files, (folder) => digestFiles(folder, names));

test.each([
  ['nothing changed', files, []],
  ['a file has another text', { ...files, 'content/faq/tax.md': 'two' }, ['content/faq/tax.md']],
  ['a file is gone', { 'content/faq/tax.md': 'one' }, ['src/ui/button.tsx']],
  ['a file is new', { ...files, 'src/new.ts': '' }, ['src/new.ts']],
  ['a test changed', { ...files, 'src/ui/button.test.tsx': 'two' }, []],
])('where %s, %j has %j changed', (_name, now, expected) => {
  const after = withFiles(now, (folder) => digestFiles(folder, [...names, 'src/new.ts']));
  expect(changedFiles(digests, after)).toEqual(expected);
});

test('a stale build is refused with the file that changed, and what to do', () => {
  expect(describeStaleBuild([], [])).toBeUndefined();
  expect(describeStaleBuild(['src/ui/button.tsx'], [])).toMatch(
    /^public\/ is older than its sources: src\/ui\/button\.tsx changed since .+ --only build,e2e.+ --stale /,
  );
  expect(describeStaleBuild(['a', 'b', 'c'], [])).toContain('a and 2 more changed');
  expect(describeStaleBuild([], ['index.html'])).toContain('is from another build');
});

test('components, texts, content, demo data and rules of hosts count', () => {
  expect(projectFiles(...buildInputs)).toEqual(
    expect.arrayContaining([
      'src/ui/button.tsx',
      'src/i18n/locales/ar/common.json',
      'content/home/guarantees.md',
      'openapi/reference-api/demo-data/organization.yaml',
      'deploy/rules/headers.ts',
      'gatsby-browser.tsx',
      'scripts/lib/site.ts',
    ]),
  );
});
