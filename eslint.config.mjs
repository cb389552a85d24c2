import path from 'node:path';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = path.dirname(fileURLToPath(import.meta.url));
const typescript = ['**/*.ts', '**/*.tsx'];

/** One rule has one severity; under a second name `max-lines` also warns well before it fails. */
const size = { rules: { 'max-lines': builtinRules.get('max-lines') } };

export default defineConfig(
  {
    ignores: [
      'public/',
      '.cache/',
      '.data/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      // Generated
      '**/generated/**',
      'deploy/netlify/edge-functions/',
      'deploy/cloudflare/',
    ],
  },
  js.configs.recommended,
  {
    name: 'size of a file',
    plugins: { size },
    rules: { 'max-lines': ['error', { max: 300 }], 'size/max-lines': ['warn', { max: 200 }] },
  },
  {
    name: 'TypeScript',
    files: typescript,
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json', './src/worker/tsconfig.json'], tsconfigRootDir: root },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: 'error',
    },
  },
  {
    name: 'code that does not lean on the types Gatsby writes during a build',
    files: [
      'src/{api-client,browser,lib,i18n}/**/*.ts',
      'deploy/**/*.ts',
      'scripts/**/*.ts',
      'openapi/**/*.ts',
      'e2e/**/*.ts',
    ],
    rules: {
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
    },
  },
  {
    name: 'what the build writes is what every browser writes: dates by src/i18n/riyadh-time.ts',
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Intl', property: 'DateTimeFormat', message: 'Patterns differ between versions of ICU.' },
        {
          property: 'toLocaleString',
          message: 'The browser’s locale is not the page’s: use useFormatters().',
        },
        { property: 'toLocaleDateString', message: 'Patterns differ between versions of ICU.' },
        { property: 'toLocaleTimeString', message: 'Patterns differ between versions of ICU.' },
      ],
    },
  },
  {
    // The types of Gatsby bring those of Node along; `src/tsconfig.browser.json` leaves out Jest's.
    name: 'code of the browser, where there is no Node and no Jest',
    files: ['src/**/*.{ts,tsx}', 'gatsby-browser.tsx'],
    ignores: ['src/sourcing/**', 'src/lib/env.ts', 'src/**/*.test.{ts,tsx}', 'src/**/testing.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'Buffer',
          '__dirname',
          '__filename',
          'clearImmediate',
          'global',
          'module',
          'require',
          'setImmediate',
        ],
        ...['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'],
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: ['node:*', 'fs', 'fs/*', 'path', 'crypto', 'child_process'],
          paths: [{ name: 'gatsby', importNames: ['Link'], message: 'Use the link of `src/ui`.' }],
        },
      ],
    },
  },
  {
    name: 'React and accessibility',
    files: ['src/**/*.tsx', 'gatsby-*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    name: 'fixtures, whose first parameter Playwright wants as a pattern even when it is empty',
    files: ['e2e/{support,engines}/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    name: 'scripts on Node',
    files: ['**/*.mjs', '**/*.js', '**/*.cjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
