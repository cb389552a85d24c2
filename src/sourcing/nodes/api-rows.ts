import type { components } from '../../api-client/generated/schema';
import { riyadhDay } from '../../i18n/riyadh-time';
import { renderArticle } from '../../lib/article';
import { distinctMedia } from '../../lib/distinct-media';
import { licenceState } from '../../domain/licence';
import { roomMixOf } from '../../domain/rooms';
import { textDigest } from '../../lib/text-digest';
import { relatedArticles } from './related-articles';
import {
  handoverHistoryOf,
  linesBySubject,
  priceHistoryOf,
  subjectOf,
  type RecordLine,
} from '../outputs/history';
import type { Source } from '../read/read-source';
import { recordType, type NodeKey, type NodeRow } from './build-node';
import { unitPageLimit, unitPages } from './unit-pages';

type Licensed = Pick<components['schemas']['Rental'], 'licence'>;

/** The API's `id` becomes `<name>`, because `id` is Gatsby's own. */
function renameId<T extends { id: string }>(row: T, name: string): object {
  const { id, ...rest } = row;
  return { [name]: id, ...rest };
}

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
    ...projects.map((project) => ({
      type: recordType.project,
      key: project.id,
      fields: {
        ...renameId(project, 'project_id'),
        ...distinctMedia(project),
        ...licenceOf(project, today),
        viewings: viewingsAhead(project, today),
        room_mix: roomMixOf(project),
        ...(recorded && {
          handover_history: handoverHistoryOf(recorded.get(subjectOf({ project: project.id }))),
        }),
      },
    })),
    ...projects.flatMap((project) =>
      unitPages(project, { today, limit }).map(({ project: brief, ...page }) => ({
        type: recordType.unitPage,
        key: `${project.id} ${page.unit.id}`,
        fields: {
          ...page,
          project: { ...brief, ...licenceOf(project, today) },
          ...(recorded && {
            price_history: priceHistoryOf(
              recorded.get(subjectOf({ project: project.id, unit: page.unit.id })),
            ),
          }),
        },
      })),
    ),
    ...rentals.map((rental) => ({
      type: recordType.rental,
      key: rental.id,
      fields: {
        ...renameId(rental, 'rental_id'),
        cover: rental.photos?.[0] ?? null,
        ...licenceOf(rental, today),
      },
    })),
    ...blogs.map(({ body, ...blog }) => ({
      type: recordType.blog,
      key: blog.id,
      fields: {
        ...renameId(blog, 'blog_id'),
        ...renderArticle(body),
        body_digest: textDigest(body.ar, body.en),
        related: related(blog).map((key) => idOf({ type: recordType.blog, key })),
      },
    })),
    ...Object.entries(lookups).flatMap(([category, options]) =>
      options.map((option, order) => ({
        type: recordType.lookup,
        key: `${category} ${option.id}`,
        fields: { ...renameId(option, 'lookup_id'), category, order },
      })),
    ),
  ];
}
