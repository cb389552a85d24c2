import type { GatsbyNode } from 'gatsby';
import { cropAroundFocus } from '../../nodes/schema/picture-crop';
import { addViews } from '../../nodes/schema/views';

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  cropAroundFocus(args);
  addViews(args);
};
