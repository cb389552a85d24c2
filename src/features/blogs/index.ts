export type { BlogCardData, BlogDetails } from './blog';
export { BlogList } from './blog-list';
export { FeedHead } from './feed-head';
export { FeedLink } from './feed-link';
export { BlogPage } from './blog-page';
