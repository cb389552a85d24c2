/** An article published after the build: made in the browser as the build would make it. Loaded on demand. */
import { BlogScreen, useLiveBlog } from '../blogs';
import { FallbackRecord } from './fallback-record';
import type { FallbackScreenProps } from './fallback-screen-props';

export default function FallbackBlog({ id, ...otherwise }: FallbackScreenProps) {
  return (
    <FallbackRecord live={useLiveBlog(id)} titleOf={({ title }) => title} {...otherwise}>
      {(blog) => <BlogScreen blog={blog} related={[]} />}
    </FallbackRecord>
  );
}
