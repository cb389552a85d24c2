export type { BlogCardData } from './blog';
export { BlogList } from './blog-list';
export { BlogScreen } from './blog-screen';
export { FeedHead, FeedLink } from './feed';
export { RemovedBlogPage } from './removed-blog-page';
export { useLiveBlog } from './use-live-blog';
