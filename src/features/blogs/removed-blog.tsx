import { usePublishedRecords } from '../../records';
import type { BlogCardData } from './blog';
import { RemovedBlogPage } from './removed-blog-page';

interface RemovedBlogProps {
  blog: Pick<BlogCardData, 'slug' | 'title'>;
  /** Articles shown instead; those of the API where there are none. */
  related: readonly BlogCardData[];
}

const maxOthers = 3;

/** Replaces the page of an article that is no longer published. Loaded on demand. */
export default function RemovedBlog({ blog, related }: RemovedBlogProps) {
  const { published } = usePublishedRecords('blogs');
  const others: readonly BlogCardData[] = related.length > 0 ? related : (published?.rows ?? []);
  return (
    <RemovedBlogPage
      title={blog.title}
      others={others.filter(({ slug }) => slug !== blog.slug).slice(0, maxOthers)}
    />
  );
}
