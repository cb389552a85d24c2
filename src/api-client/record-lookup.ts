import { offerFigures } from '../domain/offer-figures';
import { isPublished } from '../domain/published';
import type { ApiClient } from './client';
import { readPages, type ReadRows } from './read-pages';
import { isRefused } from './refusal';
import type { DroppedPart } from './response-check';
import { toResult } from './result';
import type { components } from './generated/schema';

type Schemas = components['schemas'];

/** A record as its own page needs it. */
export interface Records {
  projects: Schemas['Project'] & {
    /** Units came that cannot be read and are not known: one that it does not have may be one of them. */
    has_unread_units?: true;
  };
  rentals: Schemas['Rental'];
  blogs: Schemas['Blog'];
}

/** A record as its list has it. */
export interface ListedRecords extends Omit<Records, 'projects'> {
  projects: Schemas['ProjectSummary'];
}

export type RecordKind = keyof Records;

export type RecordLookup<T> =
  /** `isAsKnown`: some of what it offers cannot be read, and is as it was known. */
  | { readonly status: 'found'; readonly record: T; readonly isAsKnown?: true }
  /** The API answered, and does not publish it. `record`: the draft that came in its place. */
  | { readonly status: 'missing'; readonly record?: T }
  /** No answer, an empty or malformed one, or one that says nothing of the record, such as too many requests. */
  | { readonly status: 'unavailable' };

export interface LookupOptions<K extends RecordKind> {
  signal: AbortSignal;
  /** What is known of the record: stands in for what does not fit. */
  known?: object;
  /** Of the units of a project, what a list of them shows is enough. */
  inBrief?: boolean;
  /** Receives the rows of a list that was read for it. */
  onRead?: (read: ReadRows<ListedRecords[K]>) => void;
}

const unavailable = { status: 'unavailable' } as const;
const notPublished = [404, 410];

const getPage = {
  projects: (client: ApiClient, page: number, signal: AbortSignal) =>
    toResult(client.GET('/public/projects/list', { params: { query: { page } }, signal })),
  rentals: (client: ApiClient, page: number, signal: AbortSignal) =>
    toResult(client.GET('/public/rentals/list', { params: { query: { page } }, signal })),
  blogs: (client: ApiClient, page: number, signal: AbortSignal) =>
    toResult(client.GET('/public/blogs/list', { params: { query: { page } }, signal })),
};

/** Reads the list of a kind, newest first, within the limits of {@link readPages}; undefined where it failed or was aborted. */
export async function readRecords<K extends RecordKind>(
  client: ApiClient,
  kind: K,
  signal: AbortSignal,
  until?: (row: ListedRecords[K]) => boolean,
): Promise<ReadRows<ListedRecords[K]> | undefined> {
  const read = await readPages<ListedRecords[RecordKind]>((page) => getPage[kind](client, page, signal), {
    until: until as ((row: ListedRecords[RecordKind]) => boolean) | undefined,
  });
  return read.ok && !signal.aborted ? (read.value as ReadRows<ListedRecords[K]>) : undefined;
}

/**
 * Asks the API for one record: a project by its own call, a rental or an article through its list. Never rejects.
 * @param key slug, or id of a rental
 */
export async function lookUpRecord<K extends RecordKind>(
  client: ApiClient,
  kind: K,
  key: string,
  options: LookupOptions<K>,
): Promise<RecordLookup<Records[K]>> {
  const lookup =
    kind === 'projects'
      ? await lookUpProject(client, key, options)
      : await lookUpListed(client, kind, key, options as LookupOptions<'rentals' | 'blogs'>);
  return lookup as RecordLookup<Records[K]>;
}

/** What pages count on even where the check against the contract could not be loaded. */
const hasUnits = ({ buildings }: Partial<Schemas['Project']>): boolean =>
  Array.isArray(buildings) && buildings.every(({ units }) => Array.isArray(units));

async function lookUpProject(
  client: ApiClient,
  key: string,
  options: Pick<LookupOptions<'projects'>, 'signal' | 'known' | 'inBrief'>,
): Promise<RecordLookup<Schemas['Project']>> {
  const { signal, known, inBrief } = options;
  const params = { path: { id: key }, query: inBrief ? { view: 'summary' as const } : {} };
  const result = await toResult(client.GET('/public/projects/{id}', { params, signal }), known);
  if (signal.aborted) return unavailable;
  if (!result.ok) {
    if (inBrief && isRefused(result)) return lookUpProject(client, key, { ...options, inBrief: false });
    const { failure } = result;
    const isMissing = failure.kind === 'problem' && notPublished.includes(failure.status);
    return isMissing ? { status: 'missing' } : unavailable;
  }
  const { data } = result.value as Partial<typeof result.value>;
  if (typeof data?.id !== 'string') return unavailable;
  if (!isPublished(data)) return { status: 'missing', record: data };
  return hasUnits(data) ? foundProject(data, result.dropped) : unavailable;
}

/** Rows of buildings and of their units. */
const ofUnitRow = /^\/data\/buildings\/\d+(?:\/units\/\d+)?$/;

/** What a project says of its units. */
const ofFigures = /^\/data\/(?:price_from|available_units)$/;

/** @param dropped what of the answer does not fit: a project agrees with what is left of its units */
function foundProject(
  record: Schemas['Project'],
  dropped: readonly DroppedPart[] = [],
): RecordLookup<Records['projects']> {
  const units = dropped.filter(({ path }) => ofUnitRow.test(path));
  const hasUnread = units.some(({ restored }) => !restored);
  const isAsKnown = hasUnread || dropped.some(({ path, restored }) => restored && !ofFigures.test(path));
  const hasOddFigures = units.length > 0 || dropped.some(({ path }) => ofFigures.test(path));
  return {
    status: 'found',
    record: {
      ...record,
      ...(hasOddFigures && offerFigures(record.buildings, record.status)),
      ...(hasUnread && { has_unread_units: true }),
    },
    ...(isAsKnown && { isAsKnown }),
  };
}

async function lookUpListed<K extends 'rentals' | 'blogs'>(
  client: ApiClient,
  kind: K,
  key: string,
  { signal, known, onRead }: LookupOptions<K>,
): Promise<RecordLookup<Records[K]>> {
  const field = kind === 'blogs' ? 'slug' : 'id';
  const isWanted = (row: { readonly id: string; readonly slug?: string }) => row[field] === key;
  const read = await readRecords(client, kind, signal, isWanted);
  if (!read) return unavailable;
  onRead?.(read);
  const record = read.rows.find(isWanted);
  if (record) return { status: 'found', record: record as Records[K] };
  // One that was known may be on a page beyond those read; one that nobody knew is new, so it would be on them. A row that
  // cannot be read may be any.
  return read.complete || !(known || read.hasDropped) ? { status: 'missing' } : unavailable;
}
