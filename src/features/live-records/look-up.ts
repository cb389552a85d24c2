/** Asks the API for one record: a project by its call, a home for rent and an article through their lists. */
import { api } from '../../api-client/browser';
import { readPages } from '../../api-client/read-pages';
import { toResult } from '../../api-client/result';
import type { components } from '../../api-client/schema';
import { withdrawnRecords } from './withdrawn-records';
import type { RecordAnswer } from './live-record';

type Schemas = components['schemas'];

/**
 * Looks for the record with that slug or, for a home for rent, that id. Tells `withdrawnRecords` what it learns.
 * @param known what is known of it: stands in for what comes in a form that does not fit
 */
export type LookUp<Row> = (key: string, signal: AbortSignal, known?: object) => Promise<RecordAnswer<Row>>;

/** Other refusals, such as too many requests, say nothing about the project. */
const saysGone = [404, 410];

export const lookUpProject: LookUp<Schemas['Project']> = async (key, signal, known) => {
  const call = api.GET('/public/projects/{id}', { params: { path: { id: key } }, signal });
  const result = await toResult(call, known);
  if (signal.aborted) return { status: 'unknown' };
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind !== 'problem' || !saysGone.includes(failure.status)) return { status: 'unknown' };
    withdrawnRecords.noteRemoved('projects', [key]);
    return { status: 'removed' };
  }
  const project = result.value.data;
  if (project.status === 'Draft') {
    withdrawnRecords.noteRemoved('projects', [key, project.id, project.slug]);
    return { status: 'removed' };
  }
  withdrawnRecords.noteSeen('projects', [project]);
  return { status: 'live', record: project };
};

export const lookUpRental: LookUp<Schemas['Rental']> = async (key, signal) => {
  const isWanted = ({ id }: Schemas['Rental']) => id === key;
  const read = await readPages(
    (page) => toResult(api.GET('/public/rentals/list', { params: { query: { page } }, signal })),
    isWanted,
  );
  if (signal.aborted || !read) return { status: 'unknown' };
  if (read.complete) withdrawnRecords.noteWholeList('rentals', read.rows);
  else withdrawnRecords.noteSeen('rentals', read.rows);
  return found(read.rows.find(isWanted), read.complete);
};

export const lookUpBlog: LookUp<Schemas['Blog']> = async (key, signal) => {
  const isWanted = ({ slug }: Schemas['Blog']) => slug === key;
  const read = await readPages(
    (page) => toResult(api.GET('/public/blogs/list', { params: { query: { page } }, signal })),
    isWanted,
  );
  if (signal.aborted || !read) return { status: 'unknown' };
  if (read.complete) withdrawnRecords.noteWholeList('blogs', read.rows);
  else withdrawnRecords.noteSeen('blogs', read.rows);
  return found(read.rows.find(isWanted), read.complete);
};

function found<Row>(row: Row | undefined, complete: boolean): RecordAnswer<Row> {
  if (row) return { status: 'live', record: row };
  return { status: complete ? 'removed' : 'unlisted' };
}
