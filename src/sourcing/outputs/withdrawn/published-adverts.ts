import type {
  PublishedArticle,
  PublishedProject,
  PublishedRental,
  PublishedUnit,
} from '../../../domain/views/published';
import { hasUnitPage, routes } from '../../../lib/routes';
import type { WithdrawnAdvert } from '../../../domain/withdrawn-advert';

/** The result of {@link advertsQuery}. */
export interface AdvertRecords {
  allProject: { nodes: { record: PublishedProject }[] };
  allUnitPage: { nodes: { record: PublishedUnit }[] };
  allRental: { nodes: { record: PublishedRental }[] };
  allBlog: { nodes: { record: PublishedArticle }[] };
}

export const advertsQuery = `
  query Adverts {
    allProject { nodes { record } }
    allUnitPage { nodes { record } }
    allRental { nodes { record } }
    allBlog { nodes { record } }
  }
`;

/** An advert with the id of its record, which stays when its address changes. */
export type PublishedAdvert = WithdrawnAdvert & { record_id: string };

const idOfUnit = (project: { id: string }, id: string) => `${project.id}/${id}`;

/** What a build makes pages of, and the units that are published without one. */
export function publishedAdverts(records: AdvertRecords): {
  published: PublishedAdvert[];
  withoutPage: Pick<PublishedAdvert, 'address' | 'record_id'>[];
} {
  const { allProject, allUnitPage, allRental, allBlog } = records;
  const units = allUnitPage.nodes.map(({ record: { unit, project } }): PublishedAdvert => {
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
      ...allProject.nodes.map(({ record: { id, slug, name } }): PublishedAdvert => {
        return { kind: 'project', record_id: id, address: routes.project(slug), name };
      }),
      ...units,
      ...allRental.nodes.map(({ record: { id, title } }): PublishedAdvert => {
        return { kind: 'rental', record_id: id, address: routes.rental(id), name: title };
      }),
      ...allBlog.nodes.map(({ record: { id, slug, title } }): PublishedAdvert => {
        return { kind: 'blog', record_id: id, address: routes.blog(slug), name: title };
      }),
    ],
    withoutPage: allProject.nodes.flatMap(({ record: { slug, buildings, ...project } }) =>
      buildings
        .flatMap(({ units: rows }) => rows.filter(({ id }) => hasUnitPage(id)))
        .map(({ id }) => ({ address: routes.unit(slug, id), record_id: idOfUnit(project, id) }))
        .filter(({ address }) => !withPage.has(address)),
    ),
  };
}
