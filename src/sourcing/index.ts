/** Gatsby's hooks, one a file. */
export { createPages } from './hooks/create-pages';
export { createPagesStatefully } from './hooks/create-pages-statefully';
export { createSchemaCustomization } from './hooks/create-schema-customization';
export { onCreatePage } from './hooks/on-create-page';
export { onCreateWebpackConfig } from './hooks/on-create-webpack-config';
export { onPostBuild } from './hooks/on-post-build';
export { sourceNodes } from './hooks/source-nodes';
