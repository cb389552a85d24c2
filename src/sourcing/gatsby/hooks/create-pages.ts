import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { addressAliases } from '../../../lib/address-aliases';
import { routes } from '../../../lib/routes';
import { textDigest } from '../../../lib/text-digest';
import type { WithdrawnAdvert } from '../../../domain/withdrawn-advert';
import { recordLinkWarnings } from '../../content';
import { localizedPages } from '../localized-pages';
import { printProblems } from '../../nodes/report-mistakes';
import { contentFolder, dataFolder } from '../../paths';
import { writeHomesFiles } from '../../outputs/homes-files';
import { writeSearchIndex } from '../../outputs/search-index';
import { findWithdrawn, readKnownRecords } from '../../outputs/withdrawn';

// By path: `require.resolve` does not work in Gatsby's compiled hooks.
const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

interface Node {
  id: string;
  internal: { contentDigest: string };
}

interface Records {
  allProject: { nodes: (Node & { slug: string })[] };
  allUnitPage: { nodes: (Node & { unit_id: string; project_slug: string })[] };
  allRental: { nodes: (Node & { rental_id: string })[] };
  allBlog: { nodes: (Node & { slug: string; related: Node[] })[] };
}

/** Changes when one of these records does. */
const versionOf = (nodes: readonly Node[]): string =>
  textDigest(...nodes.map(({ internal }) => internal.contentDigest));

/**
 * Names the record of a page, and the version of all that it shows: Gatsby runs the query of a page again when its context
 * changes. By itself it goes by the nodes that the query found last, which caches of many builds have lost.
 */
const recordContext = (node: Node, others: readonly Node[] = []) => ({
  id: node.id,
  version: versionOf([node, ...others]),
});

/**
 * Writes the search index and the files of homes, and makes the pages of all published records and of withdrawn ones, and the redirects from aliases
 * of addresses.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  await writeSearchIndex(graphql, reporter, path.resolve('public'));
  await writeHomesFiles(graphql, reporter, path.resolve('public'));
  const result = await graphql<Records>(`
    query CreatePages {
      allProject {
        nodes {
          id
          internal {
            contentDigest
          }
          slug
        }
      }
      allUnitPage {
        nodes {
          id
          internal {
            contentDigest
          }
          unit_id
          project_slug
        }
      }
      allRental {
        nodes {
          id
          internal {
            contentDigest
          }
          rental_id
        }
      }
      allBlog {
        nodes {
          id
          internal {
            contentDigest
          }
          slug
          related {
            id
            internal {
              contentDigest
            }
          }
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild('The records of the pages cannot be read', result.errors as Error);
    return;
  }
  const { allProject, allUnitPage, allRental, allBlog } = result.data;
  const addPage = (name: string, address: string, context: object) => {
    const page = { path: address, component: template(name), context: { ...context } };
    for (const localized of localizedPages(page)) actions.createPage(localized);
  };

  for (const project of allProject.nodes) {
    const context = recordContext(project);
    addPage('project-detail', routes.project(project.slug), context);
    addPage('project-contact', routes.projectContact(project.slug), context);
    addPage('project-share', routes.projectShare(project.slug), context);
  }
  for (const page of allUnitPage.nodes)
    addPage('unit', routes.unit(page.project_slug, page.unit_id), recordContext(page));
  for (const rental of allRental.nodes)
    addPage('rental', routes.rental(rental.rental_id), recordContext(rental));
  for (const blog of allBlog.nodes)
    addPage('blog', routes.blog(blog.slug), recordContext(blog, blog.related));
  for (const { address, advert } of await findWithdrawn(graphql)) {
    addPage('withdrawn-advert', address, withdrawnContext(advert, result.data));
  }
  await warnOfLinks();
  for (const { to, aliases } of addressAliases) {
    for (const fromPath of new Set([to.toLowerCase(), ...aliases])) {
      if (fromPath === to) continue;
      // Without `ignoreCase: false` /FAQ would match /faq and redirect to itself without end.
      actions.createRedirect({
        fromPath,
        toPath: to,
        isPermanent: true,
        redirectInBrowser: true,
        ignoreCase: false,
      });
    }
  }
};

/** Names the links of the content to adverts that this build does not publish. */
async function warnOfLinks(): Promise<void> {
  const records = await readKnownRecords(dataFolder);
  if (records) printProblems(await recordLinkWarnings(contentFolder, records));
}

/** Names the advert, and which others its query looks for, with their versions. */
const withdrawnContext = (advert: WithdrawnAdvert, records: Records) => ({
  advert,
  version: versionOf(offered(advert, records)),
  ofProjects: advert.kind === 'project',
  ofUnits: advert.kind === 'unit',
  ofRentals: advert.kind === 'rental',
  ofBlogs: advert.kind === 'blog',
  project: advert.project ?? '',
});

/** The records of the kind of an advert, some of which stand on its page. */
function offered({ kind }: WithdrawnAdvert, records: Records): readonly Node[] {
  switch (kind) {
    case 'project':
      return records.allProject.nodes;
    case 'unit':
      return records.allUnitPage.nodes;
    case 'rental':
      return records.allRental.nodes;
    case 'blog':
      return records.allBlog.nodes;
  }
}
