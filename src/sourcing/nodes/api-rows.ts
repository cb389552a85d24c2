import { renderArticle } from '../../lib/article';
import { distinctMedia } from '../../lib/distinct-media';
import { roomMixOf } from '../../lib/rooms';
import { textDigest } from '../../lib/text-digest';
import { relatedArticles } from '../related-articles';
import type { Source } from '../source/read-source';
import { recordType, type NodeKey, type NodeRow } from './build-node';

/** The API's `id` becomes `<name>`, because `id` is Gatsby's own. */
function renameId<T extends { id: string }>(row: T, name: string): object {
  const { id, ...rest } = row;
  return { [name]: id, ...rest };
}

/** How many articles are offered after one. */
const relatedCount = 3;

/**
 * Rows of all records that the build read from the API, in no particular order.
 * @param idOf the id of a row's node, for links to it
 */
export function apiRows(
  { organization, projects, rentals, blogs, lookups }: Source,
  idOf: (key: NodeKey) => string,
): NodeRow[] {
  const related = relatedArticles(blogs, relatedCount);
  return [
    { type: recordType.organization, key: 'me', fields: organization },
    ...projects.map((project) => ({
      type: recordType.project,
      key: project.id,
      fields: { ...renameId(project, 'project_id'), ...distinctMedia(project), room_mix: roomMixOf(project) },
    })),
    ...rentals.map((rental) => ({
      type: recordType.rental,
      key: rental.id,
      fields: { ...renameId(rental, 'rental_id'), cover: rental.photos?.[0] ?? null },
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
