/** An article published after the build: made in the browser as the build would make it. Loaded on demand. */
import { BlogScreen, useLiveBlog } from '../blogs';
import { LateRecord } from './late-record';
import type { LateScreenProps } from './late-screen-props';

export default function LateBlog({ id, ...otherwise }: LateScreenProps) {
  return (
    <LateRecord live={useLiveBlog(id)} titleOf={({ title }) => title} {...otherwise}>
      {(blog) => <BlogScreen blog={blog} related={[]} />}
    </LateRecord>
  );
}
