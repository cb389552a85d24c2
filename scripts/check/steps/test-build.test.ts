import { describeStaleBuild, readBuildInputs } from './test-build';

test('a stale build is refused with the file that changed, and what to do', () => {
  expect(describeStaleBuild([], [])).toBeUndefined();
  expect(describeStaleBuild(['src/ui/button.tsx'], [])).toMatch(
    /^public\/ is older than its sources: src\/ui\/button\.tsx changed since .+ --only build,e2e.+ --stale /,
  );
  expect(describeStaleBuild(['a', 'b', 'c'], [])).toContain('a and 2 more changed');
  expect(describeStaleBuild([], ['index.html'])).toContain('is from another build');
});

test('components, texts, content, demo data and rules of hosts count', () => {
  expect(Object.keys(readBuildInputs())).toEqual(
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
