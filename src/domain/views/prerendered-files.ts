import type { PublishedUnit } from './published';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** URL of a picture, or the URLs of a floor plan in both languages, as one key. */
const urlKeyOf = ({ url }: Fields): string | undefined => {
  if (typeof url === 'string') return url;
  return isFields(url) ? JSON.stringify([url['ar'], url['en']]) : undefined;
};

/** Files that the build made, by URL: of a picture (`file`) or of a floor plan (`files`). */
function filesOf(value: unknown): [string, Fields][] {
  if (!isFields(value)) return [];
  const { file, files } = value;
  const urlKey = file || files ? urlKeyOf(value) : undefined;
  if (urlKey !== undefined) return [[urlKey, file ? { file } : { files }]];
  return Object.values(value).flatMap(filesOf);
}

function addFiles(value: unknown, files: ReadonlyMap<string, Fields>): unknown {
  if (Array.isArray(value)) return value.map((item) => addFiles(item, files));
  if (!isFields(value)) return value;
  const file = files.get(urlKeyOf(value) ?? '');
  if (file) return { ...value, ...file };
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, addFiles(item, files)]));
}

/**
 * A record with the files that the build made of its pictures and floor plans, where their URLs are the same; the
 * rest is as it came. Each field has files in the sizes of its place on the page, so a cover's file is not used in a gallery.
 */
export function withPrerenderedFiles<T extends object>(record: T, prerendered: object | undefined): T {
  if (!prerendered) return record;
  const known = prerendered as Fields;
  const withFiles = Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    const files = new Map(filesOf(known[name]));
    return files.size > 0 ? [[name, addFiles(value, files)]] : [];
  });
  return { ...record, ...Object.fromEntries(withFiles) };
}

/** What a query gives of a record: what the page shows as JSON, and the files of its pictures in fields of the same names. */
export interface RecordNode {
  readonly view: Readonly<Record<string, unknown>>;
  readonly [picture: string]: unknown;
}

/** A record of the build as pages show it. @typeParam View what the field `view` of the query is, in `views.ts` */
export const fromBuild = <View extends object>({ view, ...pictures }: RecordNode): View =>
  withPrerenderedFiles(view as View, pictures);

/** What the page of a unit shows: the pictures are those of the unit. */
export function unitFromBuild({ view, ...pictures }: RecordNode): PublishedUnit {
  const page = view as unknown as PublishedUnit;
  return { ...page, unit: withPrerenderedFiles(page.unit, pictures) };
}
