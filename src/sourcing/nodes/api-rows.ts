import type { components } from '../../api-client/generated/schema';
import { riyadhDay } from '../../i18n/riyadh-time';
import { renderArticle } from '../../lib/article';
import { distinctMedia } from '../../domain/views/distinct-media';
import { pick } from '../../lib/pick';
import { licenceState } from '../../domain/licence';
import { getRoomMix } from '../../domain/rooms';
import type {
  PublishedArticle,
  PublishedProject,
  PublishedRental,
  PublishedUnit,
} from '../../domain/views/published';
import { textDigest } from '../../lib/text-digest';
import { relatedArticles } from './related-articles';
import {
  getHandoverHistory,
  linesBySubject,
  getPriceHistory,
  getSubject,
  type RecordLine,
} from '../outputs/history';
import type { Source } from '../read/read-source';
import { recordType, type NodeKey, type NodeRow } from './build-node';
import { unitPageLimit, unitPages } from './unit-pages';

type Licensed = Pick<components['schemas']['Rental'], 'licence'>;

/** How many articles are offered after one. */
const relatedCount = 3;

/** The licence of a project or rental, and whether it has expired. */
const licenceOf = ({ licence }: Licensed, today: string) => {
  if (!licence) return {};
  return { licence: { ...licence, expired: licenceState(licence, today, 'notice').status === 'expired' } };
};

/** Without those that were over before the day of the build; browsers leave out those that end later. */
const viewingsAhead = ({ viewings }: Pick<components['schemas']['Project'], 'viewings'>, today: string) =>
  viewings?.filter(({ ends_at }) => riyadhDay(ends_at) >= today);

interface RowTools {
  /** The day in Riyadh as `YYYY-MM-DD`. */
  today: string;
  /** The id of a row's node, for links to it. */
  idOf: (key: NodeKey) => string;
  /** The record of the offer; undefined while the operator has not switched it on. */
  history?: readonly RecordLine[];
}

/** Rows of all records that the build read from the API, in no particular order. */
export function apiRows(
  { organization, projects, rentals, blogs, lookups }: Source,
  { today, idOf, history }: RowTools,
): NodeRow[] {
  const related = relatedArticles(blogs, relatedCount);
  const limit = unitPageLimit(projects.length);
  const recorded = history && linesBySubject(history);
  return [
    { type: recordType.organization, key: 'me', fields: organization },
    ...projects.map((project) =>
      projectRow({
        ...project,
        ...licenceOf(project, today),
        viewings: viewingsAhead(project, today),
        room_mix: getRoomMix(project),
        ...(recorded && {
          handover_history: getHandoverHistory(recorded.get(getSubject({ project: project.id }))),
        }),
      }),
    ),
    ...projects.flatMap((project) =>
      unitPages({ ...project, ...licenceOf(project, today) }, { today, limit }).map((page) =>
        unitRow({
          ...page,
          ...(recorded && {
            price_history: getPriceHistory(
              recorded.get(getSubject({ project: project.id, unit: page.unit.id })),
            ),
          }),
        }),
      ),
    ),
    ...rentals.map((rental) => rentalRow({ ...rental, ...licenceOf(rental, today) })),
    ...blogs.map(({ body, ...blog }) =>
      blogRow(
        { ...blog, ...renderArticle(body), body_digest: textDigest(body.ar, body.en) },
        related(blog).map((key) => idOf({ type: recordType.blog, key })),
      ),
    ),
    ...Object.entries(lookups).flatMap(([category, options]) =>
      options.map(({ id, ...option }, order) => ({
        type: recordType.lookup,
        key: `${category} ${id}`,
        fields: { lookup_id: id, ...option, category, order },
      })),
    ),
  ];
}

const projectRow = (project: PublishedProject): NodeRow => ({
  type: recordType.project,
  key: project.id,
  record: project,
  fields: {
    project_id: project.id,
    ...pick(project, 'slug', 'delivered_on', 'published_at', 'cover', 'gallery'),
    progress: project.progress?.map(({ photos }) => ({ photos })),
    ...distinctMedia(project),
  },
});

const unitRow = (page: PublishedUnit): NodeRow => ({
  type: recordType.unitPage,
  key: `${page.project.id} ${page.unit.id}`,
  record: page,
  fields: {
    unit_id: page.unit.id,
    project_slug: page.project.slug,
    ...pick(page.unit, 'state', 'floor_plan', 'photos'),
  },
});

const rentalRow = (rental: PublishedRental): NodeRow => ({
  type: recordType.rental,
  key: rental.id,
  record: rental,
  fields: {
    rental_id: rental.id,
    ...pick(rental, 'state', 'published_at', 'photos', 'floor_plan'),
    cover: rental.photos?.[0] ?? null,
  },
});

const blogRow = (article: PublishedArticle, related: readonly string[]): NodeRow => ({
  type: recordType.blog,
  key: article.id,
  record: article,
  fields: { blog_id: article.id, ...pick(article, 'slug', 'published_at', 'cover'), related },
});
