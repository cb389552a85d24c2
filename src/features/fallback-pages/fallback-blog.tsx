import { BlogScreen, useLiveBlog } from '../blogs';
import { FallbackRecord, type FallbackScreenProps } from './fallback-record';

export default function FallbackBlog({ id, ...errorPages }: FallbackScreenProps) {
  return (
    <FallbackRecord live={useLiveBlog(id)} titleOf={({ title }) => title} {...errorPages}>
      {(blog) => <BlogScreen blog={blog} related={[]} />}
    </FallbackRecord>
  );
}
