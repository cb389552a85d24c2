/** Live records with the files that the build made, where the API still sends the same original. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A picture's address, or the addresses of a floor plan's languages, as one text. */
const addressOf = ({ url }: Fields): string | undefined => {
  if (typeof url === 'string') return url;
  return isFields(url) ? JSON.stringify([url['ar'], url['en']]) : undefined;
};

/** What the build made: of a picture (`file`) or of a floor plan (`files`). */
function filesOf(value: unknown): [string, Fields][] {
  if (Array.isArray(value)) return value.flatMap(filesOf);
  if (!isFields(value)) return [];
  const address = addressOf(value);
  const { file, files } = value;
  if (address === undefined || !(file || files)) return [];
  return [[address, file ? { file } : { files }]];
}

/**
 * Each field that holds pictures or floor plans keeps the prerendered ones of the same field; the rest is as it came.
 * A field is cut as its place on the page needs it, so a cover does not lend its file to a gallery.
 */
export function keepPrerendered<T extends object>(live: T, prerendered: object | undefined): T {
  if (!prerendered) return live;
  const known = prerendered as Fields;
  const kept = Object.entries(live).flatMap(([name, value]: [string, unknown]) => {
    const files = new Map(filesOf(known[name]));
    if (files.size === 0) return [];
    const withFile = (one: unknown): unknown => {
      const file = isFields(one) ? files.get(addressOf(one) ?? '') : undefined;
      return file ? { ...(one as Fields), ...file } : one;
    };
    return [[name, Array.isArray(value) ? value.map(withFile) : withFile(value)]];
  });
  return { ...live, ...Object.fromEntries(kept) };
}
