import { pick } from '../../lib/pick';
import type { PublishedArticle, PublishedProject, PublishedRental } from './published';
import { toProjectDetails } from './to-project-details';

/*
 * What each kind of page or card shows of a record. The build stores the contract's record and answers queries with these;
 * an answer of the API has the same fields, but for what a build adds (`published.ts`).
 */

const choice = ['id', 'slug', 'name', 'city', 'district'] as const;

/** A project in a list of names. */
export const projectChoice = (project: PublishedProject) => pick(project, ...choice);

/** Whom to ask about a project. */
export const projectContact = (project: PublishedProject) => pick(project, ...choice, 'whatsapp', 'licence');

/** A project as a card. */
export const projectCard = (project: PublishedProject) =>
  pick(
    project,
    ...choice,
    ...(['status', 'summary', 'cover', 'rooms', 'total_area', 'price_from'] as const),
    ...(['licence', 'available_units', 'total_units'] as const),
  );

/** A project in the list, where it can be filtered and shown on a map. */
export const projectListRow = (project: PublishedProject) => ({
  ...projectCard(project),
  ...pick(project, 'coordinates', 'room_mix', 'handover_date'),
});

/**
 * A project with its units; photos and plans of these once for all of them.
 * The building of a unit is the one that it is in.
 */
export function projectPage(project: PublishedProject) {
  const { buildings, ...details } = toProjectDetails(project);
  return {
    ...details,
    buildings: buildings.map(({ id, name, units }) => ({
      ...{ id, name },
      units: units.map(
        ({ photos: _, project_id: _p, building_id: _i, building: _b, updated_at: _u, ...unit }) => ({
          ...unit,
          floor_plan: unit.floor_plan ? { id: unit.floor_plan.id } : null,
        }),
      ),
    })),
  };
}

/** A unit for rent as a card. */
export const rentalCard = ({ photos, ...rental }: PublishedRental) => ({
  ...pick(
    rental,
    ...(['id', 'title', 'building', 'city', 'district', 'flat_number', 'floor', 'rooms'] as const),
    ...(['bathrooms', 'total_area', 'outside_area', 'air_conditioning', 'kitchen'] as const),
    ...(['parking_spaces', 'furnishing', 'annual_rent', 'state', 'licence'] as const),
  ),
  cover: photos?.[0] ?? null,
});

/** An article as a card. */
export const articleCard = (article: PublishedArticle) =>
  pick(article, 'id', 'slug', 'title', 'excerpt', 'published_at', 'reading_minutes', 'tags', 'cover');

export type ProjectChoice = ReturnType<typeof projectChoice>;
export type ProjectContact = ReturnType<typeof projectContact>;
export type ProjectCardView = ReturnType<typeof projectCard>;
export type ProjectListView = ReturnType<typeof projectListRow>;
export type ProjectPageView = ReturnType<typeof projectPage>;
export type RentalCardView = ReturnType<typeof rentalCard>;
export type ArticleCardView = ReturnType<typeof articleCard>;
