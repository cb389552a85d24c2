import { withEveryTemplate } from './every-template';

/** As Gatsby writes it for pages of these templates. */
const moduleOf = (...templates: string[]) =>
  `exports.components = {\n${templates
    .map((name) => {
      const chunk = `component---src-templates-${name}-tsx`;
      return `  "${chunk}": () => import("./../../../src/templates/${name}.tsx" /* webpackChunkName: "${chunk}" */)`;
    })
    .join(',\n')}\n}\n\n`;

test.each([
  ['no withdrawn advert', ['blog', 'unit']],
  ['articles alone', ['blog']],
  ['a record of each kind', ['blog', 'unit', 'withdrawn-advert']],
])('a site with %s has the module, and so the bundles, of one with all', (_, templates) => {
  const all = ['unit', 'blog', 'withdrawn-advert'];
  expect(withEveryTemplate(moduleOf(...templates), all)).toBe(moduleOf('blog', 'unit', 'withdrawn-advert'));
});
