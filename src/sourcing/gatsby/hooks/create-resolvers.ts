import type { GatsbyNode } from 'gatsby';
import { cropAroundFocus } from '../../nodes/schema/picture-crop';

export const createResolvers: GatsbyNode['createResolvers'] = cropAroundFocus;
