export type { BlogCardData } from './blog';
export { BlogCard } from './blog-card';
export { BlogList } from './blog-list';
export { BlogScreen } from './blog-screen';
export { FeedHead, FeedLink } from './feed';
export { useLiveBlog } from './use-live-blog';
