/** The whole SDL of the API's records. */
import { blog } from './blog';
import { common } from './common';
import { organization } from './organization';
import { project } from './project';
import { rental } from './rental';
import { unit } from './unit';

export const typeDefs = [common, organization, unit, project, rental, blog].join('\n');
