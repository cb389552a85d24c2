import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgottenNamespaces } from './forgotten-namespaces';

const page = (namespaces: string, imports: string) => `
  import { graphql } from 'gatsby';
  ${imports}
  export default Page;
  export const query = graphql\`
    query Rentals {
      locales: allLocale(filter: { ns: { ${namespaces} } }) { ...PageTexts }
    }\`;`;

/** A component that shows texts of a namespace. */
const component = (name: string, namespace: string) => `
  import { useTranslation } from '../i18n';
  export const ${name} = () => useTranslation('${namespace}').t('title');`;

const site = {
  'package.json': '{ "sideEffects": false }',
  'src/i18n/index.ts': 'export const useTranslation = (namespace) => ({ t: (key) => namespace + key });',
  'src/layout/wrap.tsx': `
    import { graphql } from 'gatsby';
    import { Footer } from './footer';
    graphql\`fragment ShellTexts on Query { shell: allLocale(filter: { ns: { eq: "common" } }) { ...PageTexts } }\`;
    export const wrapPage = () => <Footer />;`,
  'src/layout/footer.tsx': component('Footer', 'common'),
  'src/features/card.tsx': component('Card', 'units'),
  'src/features/filters.tsx': component('Filters', 'lists'),
  'src/features/index.ts': "export { Card } from './card'; export { Filters } from './filters';",
  'src/templates/rental.test.tsx': 'is no page',
};

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

/** What is forgotten in a site with these files besides. */
async function forgotten(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'namespaces-'));
  roots.push(root);
  for (const [name, text] of Object.entries({ ...site, ...files })) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return (await forgottenNamespaces(root)).map((one) => `${one.path}:${one.line} ${one.message.en}`);
}

const rentals = 'src/pages/rentals.tsx';
const card = "import { Card as Page } from '../features';";

test('a page that brings what it shows is right', async () => {
  expect(await forgotten({ [rentals]: page('in: ["home", "units"]', card) })).toEqual([]);
});

test('a forgotten namespace is named with the page, its query and the component', async () => {
  expect(await forgotten({ [rentals]: page('in: ["home"]', card) })).toEqual([
    'src/pages/rentals.tsx:7 src/features/card.tsx shows texts of “units”, and the query brings only common, home. Add "units" to allLocale in src/pages/rentals.tsx.',
  ]);
});

test('what is loaded late is followed too', async () => {
  const late = "const Page = () => import('../features/filters').then(({ Filters }) => Filters());";
  expect(await forgotten({ [rentals]: page('eq: "units"', late) })).toEqual([
    expect.stringContaining('src/features/filters.tsx shows texts of “lists”'),
  ]);
});

test.each([
  ['the title in a head', "const Page = () => <TextHead namespace='blogs' title='title' />;"],
  [
    'a text outside of components',
    "const Page = () => pageText(data.locales, codeOf(path), 'blogs', 'title');",
  ],
])('%s needs its namespace too', async (_, code) => {
  expect(await forgotten({ [rentals]: page('eq: "units"', code) })).toEqual([
    expect.stringContaining('shows texts of “blogs”'),
  ]);
});

test('the layout shows what every page has', async () => {
  const files = {
    [rentals]: page('eq: "units"', card),
    'src/layout/footer.tsx': component('Footer', 'home'),
  };
  expect(await forgotten(files)).toEqual([
    'src/layout/wrap.tsx:4 src/layout/footer.tsx shows texts of “home”, and the query brings only common. Add "home" to allLocale in src/layout/use-shell-texts.ts.',
  ]);
});
