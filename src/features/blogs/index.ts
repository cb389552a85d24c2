export type { BlogCardData, BlogDetails } from './blog';
export { BlogList } from './blog-list';
export { BlogPage } from './blog-page';
