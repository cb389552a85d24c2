import { affectedBy, everySpec } from './changed';

const specs = everySpec();

test('a document is checked for its form and its words only', () => {
  expect(affectedBy(['docs/operators.md', 'README.md'], specs)).toEqual({
    steps: ['format', 'words', 'tags'],
    related: [],
    specs: [],
  });
});

test('a feature is checked by the specs that show it, and by those of every page', () => {
  const { steps, specs: chosen = [] } = affectedBy(['src/features/faq/questions.tsx'], specs);
  expect(steps).toEqual(expect.arrayContaining(['unit', 'types', 'lint', 'build', 'e2e']));
  expect(chosen).toEqual(expect.arrayContaining(['e2e/faq.spec.ts', 'e2e/accessibility.spec.ts']));
  expect(chosen).not.toContain('e2e/outbox.spec.ts');
});

test('what is on every page is checked by every spec', () => {
  for (const file of ['src/ui/button.tsx', 'src/i18n/locales/ar/common.json', 'package.json']) {
    expect(affectedBy(['docs/operators.md', file], specs).specs).toBeUndefined();
  }
});

test('what is built is checked against the promised browsers', () => {
  for (const file of ['src/ui/button.tsx', 'src/features/faq/questions.tsx', 'package.json'])
    expect(affectedBy([file], specs).steps).toEqual(expect.arrayContaining(['build', 'compatibility']));
  for (const file of ['src/lib/rooms.test.ts', 'scripts/clean.ts'])
    expect(affectedBy([file], specs).steps).not.toContain('compatibility');
});

test('a spec alone runs alone, and a unit test needs no browser', () => {
  expect(affectedBy(['e2e/faq.spec.ts'], specs).specs).toEqual(['e2e/faq.spec.ts']);
  expect(affectedBy(['src/lib/rooms.test.ts'], specs).steps).not.toContain('e2e');
});

test('the editing page is checked by its own step, without the pages of visitors', () => {
  for (const file of ['src/admin/index.ts', 'e2e/editing/editing.spec.ts', 'scripts/cms/drafts.ts']) {
    const { steps, specs: chosen } = affectedBy([file], specs);
    expect(steps).toContain('editing');
    expect(steps).not.toContain('e2e');
    expect(chosen).toEqual([]);
  }
  expect(specs).not.toContain('e2e/editing/editing.spec.ts');
  for (const file of ['src/sourcing/content/kinds.ts', 'src/sourcing/missed-updates.ts'])
    expect(affectedBy([file], specs).steps).toEqual(expect.arrayContaining(['editing', 'e2e']));
});

test('the contract and what reads it are tried with its examples alone', () => {
  for (const file of [
    'openapi/public-api.yaml',
    'src/sourcing/source/read-api.ts',
    'scripts/lib/example-api.ts',
  ])
    expect(affectedBy([file], specs).steps).toContain('examples');
  expect(affectedBy(['src/ui/button.tsx'], specs).steps).not.toContain('examples');
});

const features = [
  'blogs',
  'company',
  'compare',
  'enquiries',
  'faq',
  'projects',
  'rentals',
  'search',
  'units',
];
test.each(features)('the feature %s has specs that are there', (feature) => {
  const { specs: chosen = [] } = affectedBy([`src/features/${feature}/index.ts`], specs);
  expect(chosen.length).toBeGreaterThan(6);
  expect(chosen.length).toBeLessThan(specs.length);
});
