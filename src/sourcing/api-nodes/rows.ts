/** Rows of the source as the fields of nodes: pure, one function a record type. */
import type { Source } from '../source/read-source';
import { distinctMedia } from '../../lib/distinct-media';
import { roomMixOf } from '../../lib/rooms';
import { renderArticle } from '../../lib/article';
import { textDigest } from '../../lib/text-digest';
import { nodeType, type NodeType } from './types';

export interface NodeRow {
  type: NodeType;
  key: string;
  fields: object;
}

/** The API's id becomes `<name>`, because `id` is Gatsby's own. */
function withOwnId<T extends { id: string }>(row: T, name: string): object {
  const { id, ...rest } = row;
  return { [name]: id, ...rest };
}

/** Every node of the build, in no particular order. */
export function nodeRows({ organization, projects, rentals, blogs, lookups }: Source): NodeRow[] {
  return [
    { type: nodeType.organization, key: 'me', fields: organization },
    ...projects.map((row) => ({
      type: nodeType.project,
      key: row.id,
      fields: { ...withOwnId(row, 'project_id'), ...distinctMedia(row), room_mix: roomMixOf(row) },
    })),
    ...rentals.map((row) => ({
      type: nodeType.rental,
      key: row.id,
      fields: { ...withOwnId(row, 'rental_id'), cover: row.photos?.[0] ?? null },
    })),
    ...blogs.map(({ body, ...row }) => ({
      type: nodeType.blog,
      key: row.id,
      fields: {
        ...withOwnId(row, 'blog_id'),
        ...renderArticle(body),
        body_digest: textDigest(body.ar, body.en),
      },
    })),
    ...Object.entries(lookups).flatMap(([category, options]) =>
      options.map((option, order) => ({
        type: nodeType.lookup,
        key: `${category} ${option.id}`,
        fields: { ...withOwnId(option, 'lookup_id'), category, order },
      })),
    ),
  ];
}
