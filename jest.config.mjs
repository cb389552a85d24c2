// Tests name files from the root of the project, wherever Jest is started.
process.chdir(import.meta.dirname);

/** @type {import('jest').Config['transform']} */
const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
        parser: { syntax: 'typescript', tsx: true },
      },
    },
  ],
};

/**
 * Modules of ECMAScript alone, which Node loads by itself and Jest on Node 20 does not: hashes, and what sanitize-html reads HTML
 * with.
 */
const modules = '@noble/hashes|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities';
const transformIgnorePatterns = [`/node_modules/(?!(?:.*/)?(?:${modules})/)`];

/** Of code of the site that a page runs. */
const moduleNameMapper = {
  '\\.woff2$': '<rootDir>/scripts/check/steps/stubs/file.ts',
  '^gatsby$': '<rootDir>/scripts/check/steps/stubs/gatsby.ts',
};

/** Code of the site that runs on Node, or without Gatsby; a page runs what is in all other folders. */
const onNode = ['admin', 'sourcing', 'api-client', 'lib', 'styleguide'];

/**
 * One project a kind of test: what runs in a page, what runs on Node, and the reference API over real HTTP. A test of the
 * site's logic that needs a document says `@jest-environment jsdom`: to make one takes longer than most tests.
 * @type {import('jest').Config}
 */
const config = {
  // For what hangs, not for what a busy machine does slowly: many tests start processes.
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'components',
      testEnvironment: 'jsdom',
      moduleNameMapper,
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'logic',
      testEnvironment: 'node',
      moduleNameMapper,
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', `<rootDir>/src/(?:${onNode.join('|')})/`],
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/src/{${onNode.join()}}/**/*.test.ts`, '<rootDir>/{scripts,deploy}/**/*.test.ts'],
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/openapi/**/*.test.ts'],
      transform,
      transformIgnorePatterns,
    },
  ],
};

export default config;
