import { findNamedBy, findNearest } from './named-files';

const sources = new Map([
  ['src/ui/button.tsx', `import { theme } from '../theme';`],
  ['src/theme/index.ts', `export * from './tokens';`],
  ['src/features/faq/questions.tsx', `import { Button } from '../../ui/button';\nimport './removed';`],
  ['src/features/faq/questions.test.tsx', `import { Questions } from './questions';`],
  ['src/ui/button.test.tsx', `import { Button } from './button';\nimport react from 'react';`],
  ['scripts/command-line.test.ts', `run('scripts/build/start.ts');`],
  ['scripts/build/start.ts', ''],
]);
const namedBy = findNamedBy(sources, ['src/theme/tokens.ts', 'src/features/faq/removed.tsx']);
const testsOf = (file: string) => findNearest(namedBy, [file], (one) => one.includes('.test.'));

test('the nearest tests come first', () => {
  expect(testsOf('src/ui/button.tsx')).toEqual([
    'src/ui/button.test.tsx',
    'src/features/faq/questions.test.tsx',
  ]);
});

test('a deleted file has the tests of what still names it', () => {
  expect(testsOf('src/features/faq/removed.tsx')).toEqual(['src/features/faq/questions.test.tsx']);
  expect(testsOf('src/theme/tokens.ts')).toHaveLength(2);
});

test('a path in quotes names a file, as an import does', () => {
  expect(testsOf('scripts/build/start.ts')).toEqual(['scripts/command-line.test.ts']);
});
