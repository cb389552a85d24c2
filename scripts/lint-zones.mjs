/** The arrows of docs/architecture.md as zones of `import-x/no-restricted-paths`, made from the directory listing. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Layer of `src/` → the layers it may import. One that is missing here may import nothing, so that it shows up. */
const mayImport = {
  lib: [],
  theme: [],
  'api-client': ['lib'],
  browser: ['lib'],
  i18n: ['browser', 'lib'],
  seo: ['i18n', 'browser', 'lib'],
  ui: ['theme', 'i18n', 'browser', 'lib'],
  lists: ['api-client', 'ui', 'i18n', 'seo', 'browser', 'theme', 'lib'],
  sourcing: ['api-client', 'i18n', 'lib', 'theme'],
  features: ['lists', 'api-client', 'ui', 'i18n', 'seo', 'browser', 'theme', 'lib'],
  layout: ['features', 'ui', 'i18n', 'seo', 'browser', 'theme', 'lib'],
  styleguide: ['ui', 'i18n', 'theme', 'lib'],
  pages: [
    'api-client',
    'theme',
    'i18n',
    'seo',
    'ui',
    'browser',
    'lists',
    'features',
    'layout',
    'templates',
    'lib',
  ],
  templates: ['api-client', 'theme', 'i18n', 'seo', 'ui', 'browser', 'lists', 'features', 'layout', 'lib'],
};

/** What stands beside `src/` and never belongs in the site. */
const besideTheSite = ['scripts', 'deploy', 'openapi', 'e2e'];

function directories(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function layerZones(layers, outside) {
  return layers.flatMap((target) => {
    const allowed = new Set([target, ...(mayImport[target] ?? [])]);
    const forbidden = layers.filter((layer) => !allowed.has(layer)).map((layer) => `src/${layer}`);
    return [...forbidden, ...outside].map((from) => ({
      target: `src/${target}`,
      from,
      message: `src/${target} may not import ${from} (see docs/architecture.md).`,
    }));
  });
}

/** Outside of a feature, other features included, only its `index.ts` is imported; tests may import its `testing.ts` too. */
function entryPointZones(layers, features, entryPoints) {
  const visitors = [
    ...layers.filter((layer) => layer !== 'features').map((layer) => `src/${layer}`),
    ...features.map((feature) => `src/features/${feature}`),
  ];
  return features.flatMap((feature) => {
    const from = `src/features/${feature}`;
    return visitors
      .filter((target) => target !== from)
      .map((target) => ({
        target,
        from,
        except: entryPoints,
        message: `Import the feature "${feature}" by its index.ts.`,
      }));
  });
}

/**
 * Zones for the repository at `root`.
 * @param forTests tests may also use the reference API, and what a feature keeps for tests
 */
export function lintZones(root, { forTests = false } = {}) {
  const layers = directories(path.join(root, 'src'));
  const features = directories(path.join(root, 'src/features'));
  const outside = besideTheSite.filter((name) => !(forTests && name === 'openapi'));
  return [
    ...layerZones(layers, outside),
    ...entryPointZones(layers, features, forTests ? ['index.ts', 'testing.ts'] : ['index.ts']),
  ];
}
