import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { addressAliases } from '../../lib/address-aliases';
import { routes } from '../../lib/routes';
import type { WithdrawnAdvert } from '../../lib/withdrawn-advert';
import { recordLinkWarnings } from '../content';
import { localizedPages } from '../localized-pages';
import { printProblems } from '../nodes/report-mistakes';
import { contentFolder, dataFolder } from '../paths';
import { writeFinderFile } from '../finder-file';
import { writeSearchIndex } from '../search-index';
import { findWithdrawn, readKnownRecords } from '../withdrawn';

// By path: `require.resolve` does not work in Gatsby's compiled hooks.
const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

interface Records {
  allProject: { nodes: { id: string; slug: string }[] };
  allUnitPage: { nodes: { id: string; unit: { id: string }; project: { slug: string } }[] };
  allRental: { nodes: { id: string; rental_id: string }[] };
  allBlog: { nodes: { id: string; slug: string }[] };
}

/**
 * Writes the search index and the file of the finder, and makes the pages of all published records and of withdrawn ones, and the redirects from aliases
 * of addresses.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  await writeSearchIndex(graphql, reporter, path.resolve('public'));
  await writeFinderFile(graphql, reporter, path.resolve('public'));
  const result = await graphql<Records>(`
    query CreatePages {
      allProject {
        nodes {
          id
          slug
        }
      }
      allUnitPage {
        nodes {
          id
          unit {
            id
          }
          project {
            slug
          }
        }
      }
      allRental {
        nodes {
          id
          rental_id
        }
      }
      allBlog {
        nodes {
          id
          slug
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

  for (const { id, slug } of allProject.nodes) {
    addPage('project-detail', routes.project(slug), { id });
    addPage('project-contact', routes.projectContact(slug), { id });
    addPage('project-share', routes.projectShare(slug), { id });
  }
  for (const { id, unit, project } of allUnitPage.nodes)
    addPage('unit', routes.unit(project.slug, unit.id), { id });
  for (const { id, rental_id } of allRental.nodes) addPage('rental', routes.rental(rental_id), { id });
  for (const { id, slug } of allBlog.nodes) addPage('blog', routes.blog(slug), { id });
  for (const { address, advert } of await findWithdrawn(graphql)) {
    addPage('withdrawn-advert', address, withdrawnContext(advert));
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

/** Names the advert, and which others its query looks for. */
const withdrawnContext = (advert: WithdrawnAdvert) => ({
  advert,
  ofProjects: advert.kind === 'project',
  ofUnits: advert.kind === 'unit',
  ofRentals: advert.kind === 'rental',
  ofBlogs: advert.kind === 'blog',
  project: advert.project ?? '',
});
