import { common } from './common';
import { contentHome } from './content-home';
import { contentPages } from './content-pages';
import { organization } from './organization';
import { records } from './records';

/** SDL of all GraphQL types: the API's records and the editors' content. */
export const typeDefs = [common, organization, records, contentHome, contentPages].join('\n');
