import type { LocalizedText } from '../../lib/localized-text';
import { hasUnitPage, routes } from '../../lib/routes';
import type { WithdrawnAdvert } from '../../lib/withdrawn-advert';

/** The result of {@link advertsQuery}. */
export interface AdvertRecords {
  allProject: {
    nodes: { slug: string; name: LocalizedText; buildings: { units: { id: string }[] }[] }[];
  };
  allUnitPage: {
    nodes: {
      unit: { id: string; flat_number: string; building: LocalizedText };
      project: { slug: string; name: LocalizedText };
    }[];
  };
  allRental: { nodes: { rental_id: string; title: LocalizedText }[] };
  allBlog: { nodes: { slug: string; title: LocalizedText }[] };
}

export const advertsQuery = `
  query Adverts {
    allProject { nodes { slug name { ar en } buildings { units { id } } } }
    allUnitPage {
      nodes { unit { id flat_number building { ar en } } project { slug name { ar en } } }
    }
    allRental { nodes { rental_id title { ar en } } }
    allBlog { nodes { slug title { ar en } } }
  }
`;

/** What a build makes pages of, and the addresses of units that are published without one. */
export function publishedAdverts(records: AdvertRecords): {
  published: WithdrawnAdvert[];
  withoutPage: string[];
} {
  const { allProject, allUnitPage, allRental, allBlog } = records;
  const units = allUnitPage.nodes.map(({ unit, project }): WithdrawnAdvert => {
    const { id, flat_number, building } = unit;
    const address = routes.unit(project.slug, id);
    return { kind: 'unit', address, name: project.name, project: project.slug, flat_number, building };
  });
  const withPage = new Set(units.map(({ address }) => address));
  return {
    published: [
      ...allProject.nodes.map(({ slug, name }): WithdrawnAdvert => {
        return { kind: 'project', address: routes.project(slug), name };
      }),
      ...units,
      ...allRental.nodes.map(({ rental_id, title }): WithdrawnAdvert => {
        return { kind: 'rental', address: routes.rental(rental_id), name: title };
      }),
      ...allBlog.nodes.map(({ slug, title }): WithdrawnAdvert => {
        return { kind: 'blog', address: routes.blog(slug), name: title };
      }),
    ],
    withoutPage: allProject.nodes.flatMap(({ slug, buildings }) =>
      buildings
        .flatMap(({ units: rows }) => rows.filter(({ id }) => hasUnitPage(id)))
        .map(({ id }) => routes.unit(slug, id))
        .filter((address) => !withPage.has(address)),
    ),
  };
}
