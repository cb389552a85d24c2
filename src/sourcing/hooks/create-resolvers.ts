import type { GatsbyNode } from 'gatsby';
import { cropAroundFocus } from '../schema/picture-crop';

export const createResolvers: GatsbyNode['createResolvers'] = cropAroundFocus;
