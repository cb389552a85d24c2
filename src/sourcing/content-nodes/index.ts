export { sourceContent, type ContentTools } from './source-content';
export type { ContentType } from './types';
export { watchContent } from './watch-content';
