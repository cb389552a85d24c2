/** An article published after the build: made in the browser as the build would make it. Loaded on demand. */
import { useMemo } from 'react';
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import type { components } from '../../api/schema';
import { renderArticle } from '../../lib/article';
import { Page } from '../../ui';
import { BlogPage } from '../blogs';
import { findLate } from './find-late';
import type { LateScreenProps } from './late-answer';
import { LateRow } from './late-row';
import { useLateRow } from './use-late-row';

type Blog = components['schemas']['Blog'];

const find = (slug: string, signal: AbortSignal) =>
  findLate(
    (page) => settle(api.GET('/public/blogs/list', { params: { query: { page } }, signal })),
    (blog) => blog.slug === slug,
  );

export default function LateBlog({ id, ...otherwise }: LateScreenProps) {
  const answer = useLateRow(id, find);
  return (
    <LateRow answer={answer} {...otherwise}>
      {(blog) => <Article blog={blog} />}
    </LateRow>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function Article({ blog }: { blog: Blog }) {
  const { body, ...rest } = blog;
  const made = useMemo(() => renderArticle({ ar: textOf(body?.ar), en: textOf(body?.en) }), [body]);
  return (
    <Page>
      <BlogPage blog={{ ...rest, ...made }} related={[]} />
    </Page>
  );
}
