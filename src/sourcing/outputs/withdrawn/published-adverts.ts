import type { LocalizedText } from '../../../lib/localized-text';
import { hasUnitPage, routes } from '../../../lib/routes';
import type { WithdrawnAdvert } from '../../../domain/withdrawn-advert';

/** The result of {@link advertsQuery}. */
export interface AdvertRecords {
  allProject: {
    nodes: {
      project_id: string;
      slug: string;
      name: LocalizedText;
      buildings: { units: { id: string }[] }[];
    }[];
  };
  allUnitPage: {
    nodes: {
      unit: { id: string; flat_number: string; building: LocalizedText };
      project: { project_id: string; slug: string; name: LocalizedText };
    }[];
  };
  allRental: { nodes: { rental_id: string; title: LocalizedText }[] };
  allBlog: { nodes: { blog_id: string; slug: string; title: LocalizedText }[] };
}

export const advertsQuery = `
  query Adverts {
    allProject { nodes { project_id slug name { ar en } buildings { units { id } } } }
    allUnitPage {
      nodes { unit { id flat_number building { ar en } } project { project_id slug name { ar en } } }
    }
    allRental { nodes { rental_id title { ar en } } }
    allBlog { nodes { blog_id slug title { ar en } } }
  }
`;

/** An advert with the id of its record, which stays when its address changes. */
export type PublishedAdvert = WithdrawnAdvert & { record_id: string };

const idOfUnit = ({ project_id }: { project_id: string }, id: string) => `${project_id}/${id}`;

/** What a build makes pages of, and the units that are published without one. */
export function publishedAdverts(records: AdvertRecords): {
  published: PublishedAdvert[];
  withoutPage: Pick<PublishedAdvert, 'address' | 'record_id'>[];
} {
  const { allProject, allUnitPage, allRental, allBlog } = records;
  const units = allUnitPage.nodes.map(({ unit, project }): PublishedAdvert => {
    const { id, flat_number, building } = unit;
    const address = routes.unit(project.slug, id);
    return {
      ...{ kind: 'unit', record_id: idOfUnit(project, id), address },
      ...{ name: project.name, project: project.slug, flat_number, building },
    };
  });
  const withPage = new Set(units.map(({ address }) => address));
  return {
    published: [
      ...allProject.nodes.map(({ project_id, slug, name }): PublishedAdvert => {
        return { kind: 'project', record_id: project_id, address: routes.project(slug), name };
      }),
      ...units,
      ...allRental.nodes.map(({ rental_id, title }): PublishedAdvert => {
        return { kind: 'rental', record_id: rental_id, address: routes.rental(rental_id), name: title };
      }),
      ...allBlog.nodes.map(({ blog_id, slug, title }): PublishedAdvert => {
        return { kind: 'blog', record_id: blog_id, address: routes.blog(slug), name: title };
      }),
    ],
    withoutPage: allProject.nodes.flatMap(({ slug, buildings, ...project }) =>
      buildings
        .flatMap(({ units: rows }) => rows.filter(({ id }) => hasUnitPage(id)))
        .map(({ id }) => ({ address: routes.unit(slug, id), record_id: idOfUnit(project, id) }))
        .filter(({ address }) => !withPage.has(address)),
    ),
  };
}
