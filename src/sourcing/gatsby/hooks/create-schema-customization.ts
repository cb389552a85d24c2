import type { GatsbyNode } from 'gatsby';
import { typeDefs } from '../../nodes/schema';

/** Declares all types, so that queries are valid even when there is no record of a type. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
