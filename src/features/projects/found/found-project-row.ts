import type { FoundProject } from '../../search';
import type { ProjectListRow } from '../project';

/** A project of the list; of a search with its homes that match. */
export type FoundProjectRow = ProjectListRow & { readonly found?: Omit<FoundProject<unknown>, 'row'> };
