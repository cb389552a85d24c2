/** The whole SDL: the API's records and the editors' content. */
import { blog } from './blog';
import { common } from './common';
import { contentTypeDefs } from './content';
import { organization } from './organization';
import { project } from './project';
import { rental } from './rental';
import { unit } from './unit';

export const typeDefs = [common, organization, unit, project, rental, blog, contentTypeDefs].join('\n');
