type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** URL of a picture, or the URLs of a floor plan in both languages, as one key. */
const urlKeyOf = ({ url }: Fields): string | undefined => {
  if (typeof url === 'string') return url;
  return isFields(url) ? JSON.stringify([url['ar'], url['en']]) : undefined;
};

/** Files that the build made, by URL: of a picture (`file`) or of a floor plan (`files`). */
function filesOf(value: unknown): [string, Fields][] {
  if (Array.isArray(value)) return value.flatMap(filesOf);
  if (!isFields(value)) return [];
  const urlKey = urlKeyOf(value);
  const { file, files } = value;
  if (urlKey === undefined || !(file || files)) return [];
  return [[urlKey, file ? { file } : { files }]];
}

/**
 * A live record with the files that the build made of its pictures and floor plans, where their URLs are the same; the
 * rest is as it came. Each field has files in the sizes of its place on the page, so a cover's file is not used in a gallery.
 */
export function withPrerenderedFiles<T extends object>(live: T, prerendered: object | undefined): T {
  if (!prerendered) return live;
  const known = prerendered as Fields;
  const withFiles = Object.entries(live).flatMap(([name, value]: [string, unknown]) => {
    const files = new Map(filesOf(known[name]));
    if (files.size === 0) return [];
    const addFile = (item: unknown): unknown => {
      const file = isFields(item) ? files.get(urlKeyOf(item) ?? '') : undefined;
      return file ? { ...(item as Fields), ...file } : item;
    };
    return [[name, Array.isArray(value) ? value.map(addFile) : addFile(value)]];
  });
  return { ...live, ...Object.fromEntries(withFiles) };
}
