export { createPages } from './src/sourcing/hooks/create-pages';
export { createPagesStatefully } from './src/sourcing/hooks/create-pages-statefully';
export { createSchemaCustomization } from './src/sourcing/hooks/create-schema-customization';
export { onCreatePage } from './src/sourcing/hooks/on-create-page';
export { onCreateWebpackConfig } from './src/sourcing/hooks/on-create-webpack-config';
export { onPostBuild } from './src/sourcing/hooks/on-post-build';
export { onPreInit } from './src/sourcing/hooks/on-pre-init';
export { sourceNodes } from './src/sourcing/hooks/source-nodes';
