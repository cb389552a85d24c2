import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findKind } from '../../sourcing/content/kinds';
import { parseContentFile } from '../../sourcing/content/parse-content-file';
import { contentFormat, type EntryValues } from './content-format';
import { contentLanguages } from '../../lib/localized-text';

const root = path.resolve(__dirname, '../../../content');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));

function open(file: string) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const kind = findKind(file);
  if (!kind) throw new Error(`${file} is of no kind`);
  const format = contentFormat(kind);
  // The editing page trims a file before it reads it.
  return { text, format, values: format.fromFile(text.trim()) };
}

/** Paths to the texts and numbers of an entry in one language. */
function leaves(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((row, index) => leaves(row, [...at, index]));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...at, name]));
}

/** The entry with one value changed by `change`. */
function withChange(
  values: EntryValues,
  language: 'ar' | 'en',
  at: readonly (string | number)[],
  change: (value: unknown) => unknown,
) {
  const copy = structuredClone(values);
  let parent = copy[language] as Record<string, unknown>;
  for (const key of at.slice(0, -1)) parent = parent[String(key)] as Record<string, unknown>;
  const name = String(at.at(-1));
  parent[name] = change(parent[name]);
  return copy;
}

const changedLines = (before: string, after: string): number => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now).toHaveLength(old.length);
  return now.filter((line, index) => line !== old[index]).length;
};

describe.each(files)('%s', (file) => {
  const { text, format, values } = open(file);

  it('is the same byte for byte after it was read and written', () => {
    expect(format.toFile(values)).toBe(text);
  });

  it.each(contentLanguages)('has one changed line for each text that is changed, in %s', (language) => {
    const texts = leaves(values[language]).filter(
      (at) => at[0] !== 'source' && at[0] !== 'body' && isText(values[language], at),
    );
    for (const at of texts) {
      for (const change of ['Changed', "It's changed: #1 — 'now'", '5%', '1989']) {
        const after = format.toFile(withChange(values, language, at, () => change));
        expect(changedLines(text, after)).toBe(1);
        expect(format.fromFile(after)[language]).toEqual({
          ...withChange(values, language, at, () => change)[language],
          ...(language === 'ar' ? { source: after } : {}),
        });
      }
    }
  });
});

/** Values that differ by language, or that are text in the file. */
function isText(values: unknown, at: readonly (string | number)[]): boolean {
  let value = values;
  for (const key of at) value = (value as Record<string, unknown>)[String(key)];
  return typeof value === 'string' && /\s/.test(value);
}

test('a changed answer changes its own lines only', () => {
  const { text, format, values } = open('faq/transaction-tax.md');
  const after = format.toFile(withChange(values, 'en', ['body'], (body) => String(body).replace('5%', '6%')));
  expect(changedLines(text, after)).toBe(1);
});

describe('rows', () => {
  const { text, format, values } = open('about/figures.md');
  const rows = (language: 'ar' | 'en') => values[language].items as unknown[];
  const saved = (order: (items: unknown[]) => unknown[]) =>
    format.toFile({
      ar: { ...values.ar, items: order(rows('ar')) },
      en: { ...values.en, items: order(rows('en')) },
    });

  it('stay as they were when one is removed, with the notes above them', () => {
    const after = saved((items) => items.slice(1));
    const [notes = '', rest = ''] = text.split('  - value: 1989\n');
    expect(after).toBe(notes + rest.slice(rest.indexOf('  - before:')));
  });

  it('stay as they were when they change places', () => {
    const after = saved((items) => [...items.slice(1), ...items.slice(0, 1)]);
    expect(after.split('\n').sort()).toEqual(text.split('\n').sort());
    expect(after.trimEnd().split('\n').slice(-6)[0]).toBe('  - value: 1989');
  });

  it('are added in the form of the others', () => {
    const row = (language: 'ar' | 'en') => ({
      value: 6,
      format: 'count',
      label: language === 'ar' ? 'مدن' : 'Cities',
    });
    const after = format.toFile({
      ar: { ...values.ar, items: [...rows('ar'), row('ar')] },
      en: { ...values.en, items: [...rows('en'), row('en')] },
    });
    expect(after).toBe(
      text.replace(
        /---\n$/,
        '  - value: 6\n    format: count\n    label:\n      ar: مدن\n      en: Cities\n---\n',
      ),
    );
  });

  it('lose what may be left out when it is emptied', () => {
    const after = format.toFile({
      ar: { ...values.ar, items: rows('ar').map((row) => ({ ...Object(row), before: '' }) as object) },
      en: { ...values.en, items: rows('en').map((row) => ({ ...Object(row), before: '' }) as object) },
    });
    expect(after).toBe(text.replace('  - before:\n      ar: حتى\n      en: up to\n    value', '  - value'));
  });
});

test('a new question is a file that the build accepts, without the boxes that nobody ticked', () => {
  const { format } = open('faq/financing.md');
  const shared = { category: 'buying', order: 60, hidden: false, plugin: '' };
  const text = format.toFile({
    ar: { ...shared, question: 'هل لكل وحدة صك؟', body: 'نعم.' },
    en: { ...shared, question: 'Does every home have a deed?', body: 'Yes.' },
  });
  expect(text).toBe(`---
category: buying
order: 60
question:
  ar: هل لكل وحدة صك؟
  en: Does every home have a deed?
---

# العربية

نعم.

# English

Yes.
`);
  expect(parseContentFile({ path: 'content/faq/deed.md', text }).kind).toBe('faq-question');
});

test('a box is written once it is ticked, in its place, and stays when it is cleared', () => {
  const { text, format, values } = open('faq/financing.md');
  const hidden = format.toFile({ ...values, ar: { ...values.ar, hidden: true } });
  expect(hidden).toBe(text.replace('order: 50\n', 'order: 50\nhidden: true\n'));
  const { ar, en } = format.fromFile(hidden);
  expect(format.toFile({ ar: { ...ar, hidden: false }, en })).toBe(
    text.replace('order: 50\n', 'order: 50\nhidden: false\n'),
  );
});
