/** Gatsby's `createSchemaCustomization`: explicit types, so that a build without some record still knows its shape. */
import type { GatsbyNode } from 'gatsby';
import { typeDefs } from '../schema';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
