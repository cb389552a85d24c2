import { BlogScreen, useLiveBlog } from '../../features/blogs';
import { FallbackRecord, type FallbackScreenProps } from '../../records';

export default function FallbackBlog({ id, ...errorPages }: FallbackScreenProps) {
  return (
    <FallbackRecord live={useLiveBlog(id)} titleOf={({ title }) => title} {...errorPages}>
      {(blog) => <BlogScreen blog={blog} related={[]} />}
    </FallbackRecord>
  );
}
