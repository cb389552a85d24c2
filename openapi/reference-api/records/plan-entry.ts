import type { FieldPath } from '../../../src/lib/yaml-offset';
import { didYouMean, show, type Mistake } from './check-records';
import {
  editableFields,
  isEqual,
  getNoun,
  getRevision,
  shownFields,
  type Entry,
  type Section,
} from './records';

/** A field before and after; `before` is absent of a new record. */
export interface FieldChange {
  field: string;
  before?: unknown;
  after: unknown;
}

/** A record that a file changes, adds or deletes. */
export interface Change {
  section: Section;
  kind: 'change' | 'add' | 'delete';
  /** Empty for the profile and for a new article, which gets one when it is stored. */
  id: string;
  path: FieldPath;
  /** All editable fields as they will be. */
  entry: Entry;
  /** Those that are another than before. */
  fields: FieldChange[];
}

export interface Plan {
  mistakes: Mistake[];
  changes: Change[];
  /** Records that somebody else changed since the export, and that the file leaves as they were: `unit 12`. */
  left: string[];
}

/** An entry of a file, with what is known about it. */
export interface GivenEntry {
  section: Section;
  path: FieldPath;
  entry: Entry;
  /** Mistakes in its form. */
  mistakes: readonly Mistake[];
  /** What is stored of the section, by id; the profile has the id ''. */
  stored: ReadonlyMap<string, Entry>;
  /** Overwrite what somebody else changed since the export. */
  force: boolean;
}

/** Times in UTC to the millisecond, as they are stored. */
function normalize(entry: Entry): Entry {
  const { published_at: time } = entry;
  const date = typeof time === 'string' && time.includes('T') ? new Date(time) : undefined;
  return date && !Number.isNaN(date.getTime()) ? { ...entry, published_at: date.toISOString() } : entry;
}

const pickEditable = (section: Section, entry: Entry): Entry =>
  Object.fromEntries(editableFields[section].map((field) => [field, entry[field] ?? null]));

function planNewArticle({ section, path, mistakes }: GivenEntry, given: Entry): Plan {
  if (given['delete'] === true) {
    const mistake = {
      path: [...path, 'delete'],
      message: 'Add the id of the article that is to be deleted.',
    };
    return { mistakes: [...mistakes, mistake], changes: [], left: [] };
  }
  const entry = pickEditable(section, { tags: [], published_at: new Date().toISOString(), ...given });
  const fields = Object.entries(entry).flatMap(([field, after]) => (after === null ? [] : { field, after }));
  const change: Change = { section, kind: 'add', id: '', path, entry, fields };
  return { mistakes: [...mistakes], changes: [change], left: [] };
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fields that only say which record it is must say what is stored. */
function findWrongNames({ path }: GivenEntry, entry: Entry, current: Entry, noun: string): Mistake[] {
  return shownFields
    .filter((field) => field in entry && field in current && !isEqual(entry[field], current[field]))
    .map((field) => ({
      path: [...path, field],
      message: `This cannot be changed here: ${field} of ${noun} is ${show(current[field])}.`,
    }));
}

/** Whether somebody else changed the record since the export. */
function findStale(given: GivenEntry, current: Entry, fields: readonly string[], noun: string): Mistake[] {
  const { entry, path, force } = given;
  const { revision } = entry;
  if (force || revision === current['revision']) return [];
  if (revision === undefined) {
    const message = `${capitalize(noun)} has no revision. Copy it from an export, or add --force to overwrite whatever is stored.`;
    return [{ path, message }];
  }
  const now = fields.map((field) => `${field} is now ${show(current[field])}`).join(', ');
  return [
    {
      path: [...path, 'revision'],
      message: `${capitalize(noun)} was changed by somebody else since the export${now && ` (${now})`}. Export again and change that, or add --force to overwrite it.`,
    },
  ];
}

/** What one entry of a file means: its mistakes, or its change. */
export function planEntry(given: GivenEntry): Plan {
  const { section, path, mistakes, stored, force } = given;
  const entry = normalize(given.entry);
  const nothing: Plan = { mistakes: [...mistakes], changes: [], left: [] };
  if (section === 'articles' && entry['id'] === undefined) return planNewArticle(given, entry);
  const id = section === 'profile' ? '' : entry['id'];
  // Its form is a mistake already.
  if (typeof id !== 'string') return nothing;
  const noun = getNoun(section, id);
  const current = stored.get(id);
  if (!current) {
    const message = didYouMean(`There is no ${noun}.`, id, [...stored.keys()]);
    return { ...nothing, mistakes: [...mistakes, { path: [...path, 'id'], message }] };
  }
  const own = editableFields[section];
  const isDeleted = entry['delete'] === true;
  const isUnedited =
    own.every((field) => field in entry) && entry['revision'] === getRevision(section, entry);
  if (isUnedited && !isDeleted && !force)
    return { ...nothing, left: entry['revision'] === current['revision'] ? [] : [noun] };
  const changed = own.filter((field) => field in entry && !isEqual(entry[field], current[field]));
  const found = [
    // What is stored already is not a mistake of this file.
    ...mistakes.filter(({ path: place }) => {
      const field = String(place[path.length]);
      return !own.includes(field) || changed.includes(field);
    }),
    ...findWrongNames(given, entry, current, noun),
  ];
  if (changed.length === 0 && !isDeleted) return { ...nothing, mistakes: found };
  const change: Change = {
    section,
    kind: isDeleted ? 'delete' : 'change',
    id,
    path,
    entry: pickEditable(section, { ...current, ...entry }),
    fields: isDeleted ? [] : changed.map((field) => ({ field, before: current[field], after: entry[field] })),
  };
  return { ...nothing, mistakes: [...found, ...findStale(given, current, changed, noun)], changes: [change] };
}
