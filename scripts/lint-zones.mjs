/** The arrows of docs/architecture.md as zones of `import-x/no-restricted-paths`, made from the directory listing. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Room of `src/` → the rooms it may import. A room that is missing here may import nothing, so new rooms show up. */
const mayImport = {
  lib: [],
  theme: [],
  api: ['lib'],
  i18n: ['lib'],
  ui: ['theme', 'i18n', 'lib'],
  build: ['api', 'i18n', 'lib', 'theme'],
  features: ['api', 'ui', 'i18n', 'theme', 'lib'],
  layout: ['features', 'ui', 'i18n', 'theme', 'lib'],
  dev: ['ui', 'i18n', 'theme', 'lib'],
  pages: ['api', 'theme', 'i18n', 'ui', 'features', 'layout', 'templates', 'lib'],
  templates: ['api', 'theme', 'i18n', 'ui', 'features', 'layout', 'lib'],
};

/** What stands beside `src/` and never belongs in the site. */
const besideTheSite = ['scripts', 'deploy', 'openapi', 'e2e'];

function directories(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function roomZones(rooms, outside) {
  return rooms.flatMap((target) => {
    const allowed = new Set([target, ...(mayImport[target] ?? [])]);
    const forbidden = rooms.filter((room) => !allowed.has(room)).map((room) => `src/${room}`);
    return [...forbidden, ...outside].map((from) => ({
      target: `src/${target}`,
      from,
      message: `src/${target} may not import ${from} (see docs/architecture.md).`,
    }));
  });
}

/** Everyone outside a feature, other features included, enters by its `index.ts`; tests also by its `testing.ts`. */
function doorZones(rooms, features, doors) {
  const visitors = [
    ...rooms.filter((room) => room !== 'features').map((room) => `src/${room}`),
    ...features.map((feature) => `src/features/${feature}`),
  ];
  return features.flatMap((feature) => {
    const from = `src/features/${feature}`;
    return visitors
      .filter((target) => target !== from)
      .map((target) => ({
        target,
        from,
        except: doors,
        message: `Enter the feature "${feature}" by its index.ts.`,
      }));
  });
}

/**
 * Zones for the repository at `root`.
 * @param forTests tests may also use the reference API, and what a feature keeps for tests
 */
export function lintZones(root, { forTests = false } = {}) {
  const rooms = directories(path.join(root, 'src'));
  const features = directories(path.join(root, 'src/features'));
  const outside = besideTheSite.filter((name) => !(forTests && name === 'openapi'));
  return [
    ...roomZones(rooms, outside),
    ...doorZones(rooms, features, forTests ? ['index.ts', 'testing.ts'] : ['index.ts']),
  ];
}
