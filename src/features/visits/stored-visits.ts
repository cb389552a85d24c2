import type { LocalizedText } from '../../lib/localized-text';
import type { Offer, Seen, SeenMatch, Shown } from './last-visit';

/** A filter that the visitor has remembered on this device. */
export interface RememberedSearch {
  /** The project whose units it filters; none for units of all projects. */
  readonly project?: { readonly slug: string; readonly name: LocalizedText };
  /** Query string of its page, as that page writes it. */
  readonly query: string;
  /** ISO time. */
  readonly keptAt: string;
  /** The units that matched; undefined until they were read. */
  readonly seen?: Seen<readonly SeenMatch[]>;
}

/** What this device remembers of visits. */
export interface StoredVisits {
  /** By unit: `project~unit`. */
  readonly offers: Readonly<Record<string, Seen<Offer>>>;
  readonly searches: readonly RememberedSearch[];
}

export const noVisits: StoredVisits = { offers: {}, searches: [] };

/** Version of the stored format: other versions are discarded. */
const version = 1;

/** Units whose offers are remembered at most: those that were shown last. The shortlist holds four. */
const maxOffers = 12;
export const maxSearches = 5;
/** Homes that a search remembers at most: one that finds more is none. */
export const maxMatches = 300;

export function serializeVisits({ offers, searches }: StoredVisits): string {
  const latest = Object.entries(offers)
    .sort(([, a], [, b]) => Date.parse(b.now.at) - Date.parse(a.now.at))
    .slice(0, maxOffers);
  return JSON.stringify({
    version,
    offers: Object.fromEntries(latest),
    searches: searches.slice(0, maxSearches),
  });
}

/** What a stored text says; what is no entry of ours is left out. */
export function parseVisits(text: string | undefined): StoredVisits {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored['version'] !== version) return noVisits;
  const offers = isRecord(stored['offers']) ? Object.entries(stored['offers']) : [];
  const searches = Array.isArray(stored['searches']) ? (stored['searches'] as unknown[]) : [];
  return {
    offers: Object.fromEntries(
      offers.slice(0, maxOffers).flatMap(([key, value]) => {
        const seen = parseSeen(value, parseOffer);
        return seen && isText(key) ? [[key, seen] as const] : [];
      }),
    ),
    searches: searches.slice(0, maxSearches).flatMap(parseSearch),
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;
const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

function parseOffer(value: unknown): Offer | undefined {
  if (!isRecord(value)) return undefined;
  const { price, state } = value;
  const isPrice = price === null || (typeof price === 'number' && Number.isFinite(price));
  return isPrice && isText(state) ? { price, state } : undefined;
}

function parseMatches(value: unknown): readonly SeenMatch[] | undefined {
  if (!Array.isArray(value) || value.length > maxMatches) return undefined;
  const matches = value.map(parseMatch);
  return matches.every((match) => match !== undefined) ? matches : undefined;
}

/** Before prices were remembered, it was an id alone. */
function parseMatch(value: unknown): SeenMatch | undefined {
  if (isText(value)) return { id: value };
  if (!isRecord(value)) return undefined;
  const { id, price } = value;
  return isText(id) && (price === undefined || Number.isFinite(price))
    ? { id, price: price as number | undefined }
    : undefined;
}

type Parse<T> = (value: unknown) => T | undefined;

function parseSeen<T>(value: unknown, parse: Parse<T>): Seen<T> | undefined {
  if (!isRecord(value)) return undefined;
  const [before, now] = [parseShown(value['before'], parse), parseShown(value['now'], parse)];
  return before && now && { before, now };
}

function parseShown<T>(value: unknown, parse: Parse<T>): Shown<T> | undefined {
  if (!isRecord(value) || !isTime(value['at'])) return undefined;
  const shown = parse(value['value']);
  return shown === undefined ? undefined : { value: shown, at: value['at'] };
}

function parseSearch(value: unknown): RememberedSearch[] {
  if (!isRecord(value)) return [];
  const { query, keptAt } = value;
  if (!isText(query) || !query.startsWith('?') || !isTime(keptAt)) return [];
  const project = parseProject(value['project']);
  if (value['project'] !== undefined && !project) return [];
  return [{ ...(project && { project }), query, keptAt, seen: parseSeen(value['seen'], parseMatches) }];
}

function parseProject(value: unknown): RememberedSearch['project'] {
  if (!isRecord(value) || !isRecord(value['name'])) return undefined;
  const { slug } = value;
  const { ar, en } = value['name'];
  const isSlug = isText(slug) && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
  return isSlug && isText(ar) && isText(en) ? { slug, name: { ar, en } } : undefined;
}
