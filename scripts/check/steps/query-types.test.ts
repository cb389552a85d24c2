import { describeStaleTypes, readQueryTypes } from './query-types';

const types = 'type Faq = {\n  readonly id: string;\n};\n';

test('types that the build writes as they were need no commit', () => {
  expect(describeStaleTypes(types, types)).toBeUndefined();
});

test('types that the build has changed are named with the first line', () => {
  const sentence = describeStaleTypes(types, types.replace('id: string', 'slug: string'));
  expect(sentence).toMatch(
    /^src\/generated\/gatsby-types\.d\.ts was not .+: commit it\. Line 2: has .+id.+slug/,
  );
});

test('the committed types are there without a build, with the queries of pages', () => {
  expect(readQueryTypes()).toContain('declare namespace Queries');
});
