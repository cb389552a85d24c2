import { blog } from './blog';
import { common } from './common';
import { contentHome } from './content-home';
import { contentPages } from './content-pages';
import { organization } from './organization';
import { project } from './project';
import { rental } from './rental';
import { unit } from './unit';

/** SDL of all GraphQL types: the API's records and the editors' content. */
export const typeDefs = [common, organization, unit, project, rental, blog, contentHome, contentPages].join(
  '\n',
);
