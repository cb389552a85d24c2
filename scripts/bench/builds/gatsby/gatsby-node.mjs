import path from 'node:path';
import { readRecords } from './records.mjs';

/** The addresses of a record, as of the site itself, and what its pages show. */
function pagesOf({ projects, rentals, blogs }) {
  const unitsOf = ({ buildings }) =>
    buildings
      .flatMap(({ units }) => units)
      .map(({ flat_number, rooms, total_area, price, state }) =>
        [flat_number, rooms, total_area, price, state].join(' '),
      );
  return [
    ...projects.flatMap((project) =>
      ['', '/contact', '/share'].map((page) => ({
        address: `projects/${project.slug}${page}`,
        title: project.name,
        body: project.description,
        rows: page === '' ? unitsOf(project) : [],
      })),
    ),
    ...rentals.map((rental) => ({
      address: `rentals/${rental.id}`,
      title: rental.title,
      body: rental.building,
      rows: [],
    })),
    ...blogs.map(({ slug, title, body }) => ({ address: `blogs/${slug}`, title, body, rows: [] })),
  ];
}

export function createSchemaCustomization({ actions }) {
  actions.createTypes(`
    type Localized { ar: String! en: String! }
    type Record implements Node @dontInfer { address: String! title: Localized! body: Localized! rows: [String!]! }
  `);
}

export async function sourceNodes({ actions, createNodeId, createContentDigest }) {
  for (const page of pagesOf(await readRecords())) {
    actions.createNode({
      ...page,
      id: createNodeId(page.address),
      internal: { type: 'Record', contentDigest: createContentDigest(page) },
    });
  }
}

export async function createPages({ graphql, actions }) {
  const { data } = await graphql('{ allRecord { nodes { id address } } }');
  const component = path.resolve('src/templates/record.jsx');
  for (const { id, address } of data.allRecord.nodes) {
    actions.createPage({ path: `/${address}`, component, context: { id, locale: 'ar' } });
    actions.createPage({ path: `/en/${address}`, component, context: { id, locale: 'en' } });
  }
}
