// Who may import whom: the table of docs/architecture.md as rules of dependency-cruiser. `npm run imports` checks them.

const viewLayers = ['ui', 'theme', 'seo', 'site-data', 'i18n', 'browser', 'lib'];
const featureLayers = ['features', 'records', 'lists', 'api-client', 'domain', ...viewLayers];

/** Layer of `src/` → the layers it may import. One that is missing here may import no other. */
const layers = {
  lib: [],
  domain: ['lib', 'api-client/generated'],
  theme: [],
  'api-client': ['domain', 'lib'],
  browser: ['lib'],
  worker: ['lib'],
  i18n: ['browser', 'lib'],
  'site-data': ['lib'],
  seo: ['site-data', 'i18n', 'browser', 'domain', 'lib'],
  ui: ['theme', 'i18n', 'browser', 'lib'],
  lists: ['api-client', 'domain', ...viewLayers],
  sourcing: ['api-client', 'theme', 'i18n', 'domain', 'lib'],
  records: ['lists', 'api-client', 'domain', ...viewLayers],
  features: ['records', 'lists', 'api-client', 'domain', ...viewLayers],
  layout: ['features', 'domain', ...viewLayers],
  styleguide: ['ui', 'theme', 'i18n', 'lib'],
  admin: ['sourcing', 'i18n', 'lib'],
  templates: ['layout', ...featureLayers],
  pages: ['templates', 'layout', ...featureLayers],
};

/** Files beside `src/` that a layer may import all the same; tests may also use the reference API. */
const test = '[.]test[.]tsx?$';

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} may import ${allowed.join(', ') || 'nothing else'} (docs/architecture.md).`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/[^/]+/', pathNot: [layer, ...allowed].map((name) => `^src/${name}/`) },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules that import each other, types included, cannot be understood or tested one by one.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'known-layers',
      comment:
        'A folder of src/ stands in the table of scripts/check/import-rules.cjs and of docs/architecture.md.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: Object.keys(layers).map((layer) => `^src/${layer}/`) },
      to: {},
    },
    ...layerRules,
    {
      name: 'feature-by-its-index',
      comment: 'Outside of a feature only its index.ts is imported.',
      severity: 'error',
      from: { path: '^src/(?:features/([^/]+)/|)', pathNot: test },
      to: { path: '^src/features/[^/]+/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/index[.]ts$'] },
    },
    {
      name: 'feature-by-its-index-or-testing',
      comment: 'Tests outside of a feature may also import its testing.ts.',
      severity: 'error',
      from: { path: '^src/(?:features/([^/]+)/|).*[.]test[.]tsx?$' },
      to: {
        path: '^src/features/[^/]+/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/(?:index|testing)[.]ts$'],
      },
    },
    {
      name: 'site-alone',
      comment: 'The site imports nothing that stands beside src/; its tests may use the reference API.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^(?:scripts|deploy|openapi|e2e)/', pathNot: '/node_modules/' },
    },
    {
      name: 'tests-of-the-site',
      severity: 'error',
      from: { path: `^src/.*${test}` },
      to: { path: '^(?:scripts|deploy|e2e)/' },
    },
    {
      name: 'hosts-below-scripts',
      comment:
        'deploy/ knows the locale table, addresses and values of the contract; its tests the reference API.',
      severity: 'error',
      from: { path: '^deploy/', pathNot: `${test}|^deploy/testing/` },
      to: {
        path: '^(?:scripts|openapi|e2e|src)/',
        pathNot: '^src/(?:i18n/locales|lib/|api-client/generated/contract)',
      },
    },
    {
      name: 'nobody-imports-scripts',
      severity: 'error',
      from: { path: '^(?:deploy|openapi|src)/' },
      to: { path: '^scripts/', pathNot: '/node_modules/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:\\$|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^src/generated/', '^deploy/(?:cloudflare|netlify)/'] },
    includeOnly: ['^(?:src|scripts|deploy|openapi|e2e)/'],
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'] },
  },
};
