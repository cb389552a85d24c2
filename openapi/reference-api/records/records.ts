import { createHash } from 'node:crypto';

/** The parts of a file, in its order. */
export const sections = ['profile', 'units', 'rentals', 'articles'] as const;
export type Section = (typeof sections)[number];

/** What a file may change, in its order; the names of columns and of the contract. */
export const editableFields: Record<Section, readonly string[]> = {
  profile: [
    'name',
    'legal_name',
    'phone1',
    'phone2',
    'whatsapp',
    'email',
    'address',
    'instagram',
    'twitter',
    'youtube',
    'plugins',
    'care_site_url',
    'founded_year',
    'licence_number',
    'commercial_registration',
    'vat_number',
    'national_address',
  ],
  units: ['price', 'state'],
  rentals: [
    'annual_rent',
    'state',
    'furnishing',
    'parking_spaces',
    'title',
    'description',
    'city',
    'district',
  ],
  articles: ['slug', 'published_at', 'title', 'excerpt', 'author', 'tags', 'cover', 'body'],
};

/** What says which record it is, and is not changed here. */
export const shownFields = ['project', 'flat_number'] as const;

/** A record in a file: `id` (the profile has none), `revision`, shown and editable fields. */
export type Entry = Record<string, unknown>;

/** What is stored, or a part of it. Every entry has all its fields and its revision. */
export interface Records {
  profile?: Entry;
  units?: Entry[];
  rentals?: Entry[];
  articles?: Entry[];
}

/** The entries of a section; the profile is one. */
export function getEntries(records: Records, section: Section): Entry[] {
  if (section === 'profile') return records.profile ? [records.profile] : [];
  return records[section] ?? [];
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
};

/** Equal texts for equal values, in whichever order their fields are. */
const canonical = (value: unknown): string => JSON.stringify(sorted(value));

export const isEqual = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** Equal for equal editable fields: what the export writes, and `apply` compares. 12 hexadecimal digits. */
export function getRevision(section: Section, entry: Entry): string {
  const fields = editableFields[section].map((field) => entry[field]);
  return createHash('sha256').update(canonical(fields)).digest('hex').slice(0, 12);
}

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nouns: Record<Section, string> = {
  profile: 'the profile',
  units: 'unit',
  rentals: 'rental',
  articles: 'article',
};

/** A record in a sentence: `unit 12`, `the profile`. */
export const getNoun = (section: Section, id: string): string => `${nouns[section]} ${id}`.trim();
