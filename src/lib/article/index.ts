/** Markdown of editors and of the API as safe HTML. For the build; pages load it only for what the build did not know. */
export { renderArticle } from './article';
export { renderMarkdown } from './markdown';
