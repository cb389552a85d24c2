export type { BlogCardData, BlogDetails } from './blog';
export { BlogList } from './blog-list';
export { FeedHead } from './feed-head';
export { FeedLink } from './feed-link';
export { BlogPage } from './blog-page';
export { BlogScreen } from './blog-screen';
export { useLiveBlog } from './use-live-blog';
