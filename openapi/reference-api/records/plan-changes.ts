import type { FieldPath } from '../../../src/lib/yaml-offset';
import { checkRecords, show, type Mistake } from './check-records';
import { planEntry, type Change, type Plan } from './plan-entry';
import { getEntries, isEntry, sections, type Entry, type Records, type Section } from './records';

interface PlacedEntry {
  section: Section;
  path: FieldPath;
  entry: Entry;
}

/** The entries of a file that can be read at all, with their places. */
function entriesIn(file: Entry): PlacedEntry[] {
  return sections.flatMap((section): PlacedEntry[] => {
    const value = file[section];
    if (section === 'profile') return isEntry(value) ? [{ section, path: [section], entry: value }] : [];
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return list.flatMap((entry, index) =>
      isEntry(entry) ? [{ section, path: [section, index], entry }] : [],
    );
  });
}

/** The entry that a place is in. */
const keyOf = (path: FieldPath) => path.slice(0, path[0] === 'profile' ? 1 : 2).join('/');

function byEntry(mistakes: readonly Mistake[]): Map<string, Mistake[]> {
  const groups = new Map<string, Mistake[]>();
  for (const mistake of mistakes) {
    const key = keyOf(mistake.path);
    groups.set(key, [...(groups.get(key) ?? []), mistake]);
  }
  return groups;
}

function findDoubleIds(entries: readonly PlacedEntry[]): Mistake[] {
  const seen = new Map<string, FieldPath>();
  return entries.flatMap(({ section, path, entry: { id } }) => {
    if (typeof id !== 'string') return [];
    const other = seen.get(`${section} ${id}`);
    seen.set(`${section} ${id}`, path);
    return other ? { path: [...path, 'id'], message: `${show(id)} is here twice. Delete one.`, other } : [];
  });
}

/** Articles that would have the slug of another one, when everything is changed. */
function findDoubleSlugs(articles: readonly Entry[], changes: readonly Change[]): Mistake[] {
  const own = changes.filter(({ section }) => section === 'articles');
  const ids = new Set(own.map(({ id }) => id));
  const taken = new Map<unknown, Change | Entry>(
    articles.filter(({ id }) => !ids.has(String(id))).map((article) => [article['slug'], article]),
  );
  return own.flatMap((change) => {
    if (change.kind === 'delete') return [];
    const { slug } = change.entry;
    const other = taken.get(slug);
    if (!other) {
      taken.set(slug, change);
      return [];
    }
    const path = [...change.path, 'slug'];
    const message = `Another article has the slug ${show(slug)}`;
    if ('kind' in other)
      return { path, message: `${message}. Choose another one.`, other: other.path as FieldPath };
    return { path, message: `${message}: ${String(other['id'])}. Choose another one.` };
  });
}

/**
 * Compares a file with what is stored: every mistake in it, and what it changes.
 * @param stored all records of the sections that the file has
 * @param force overwrite what somebody else changed since the export
 */
export function planChanges(stored: Records, file: unknown, force: boolean): Plan {
  const mistakes = byEntry(checkRecords(file));
  const entries = isEntry(file) ? entriesIn(file) : [];
  const byId = new Map(
    sections.map((section) => [
      section,
      new Map(getEntries(stored, section).map((entry) => [String(entry['id'] ?? ''), entry])),
    ]),
  );
  const plans = entries.map(({ section, path, entry }) => {
    const own = mistakes.get(keyOf(path)) ?? [];
    mistakes.delete(keyOf(path));
    return planEntry({
      section,
      path,
      entry,
      mistakes: own,
      stored: byId.get(section) ?? new Map<string, Entry>(),
      force,
    });
  });
  const changes = plans.flatMap((plan) => plan.changes);
  return {
    mistakes: [
      ...[...mistakes.values()].flat(),
      ...plans.flatMap((plan) => plan.mistakes),
      ...findDoubleIds(entries),
      ...findDoubleSlugs(stored.articles ?? [], changes),
    ],
    changes,
    left: plans.flatMap(({ left }) => left),
  };
}
