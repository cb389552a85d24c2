import type { Fault } from './fault';
import { blog, project, rental, set, unit } from './pick';
import type { Json } from './records';

/** Every text of every record becomes another one; addresses, ids and states stay. */
function changeTexts(value: unknown, change: (text: string) => string): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Json;
  for (const name of ['ar', 'en']) {
    const text = fields[name];
    if (typeof text === 'string' && !/^https?:/.test(text)) fields[name] = change(text);
  }
  for (const member of Object.values(fields)) changeTexts(member, change);
}

const texts =
  (change: (text: string) => string): Fault['change'] =>
  (records) =>
    changeTexts(records, change);

/** Every field of every record in turn: a wrong type in one field of one record of each kind. */
const everyField =
  (value: unknown): Fault['change'] =>
  (records, random) => {
    for (const rows of [records.projects, records.rentals, records.blogs]) {
      const [model = {}, ...others] = rows;
      const names = Object.keys(model).filter((name) => name !== 'id');
      for (const row of others) {
        const name = names[Math.floor(random() * names.length)];
        if (name) row[name] = value;
      }
    }
  };

const deep = '> '.repeat(3000) + 'end';
const slow = '[a]('.repeat(4500);
const script = '<script>document.title="run"</script><img src=x onerror="document.title=\'run\'">';

/** Values of the wrong type or size, and texts that mean something to a machine. */
export const textFaults: readonly Fault[] = [
  {
    name: 'numbers over 32 bits',
    outcome: 'report',
    change: (records, random) => {
      unit(records, random)['price'] = 3_000_000_000;
      rental(records, random)['annual_rent'] = 9_007_199_254_740_991;
      project(records, random)['price_from'] = 2 ** 40;
    },
  },
  {
    name: 'an infinite number',
    outcome: 'report',
    change: (records, random) => {
      unit(records, random)['total_area'] = Infinity;
      rental(records, random)['annual_rent'] = Infinity;
    },
  },
  { name: 'null in any field', outcome: 'report', change: everyField(null) },
  { name: 'a text in any field', outcome: 'report', change: everyField('') },
  { name: 'a list in any field', outcome: 'report', change: everyField([null]) },
  { name: 'a number in any field', outcome: 'report', change: everyField(-1) },
  { name: 'an object in any field', outcome: 'report', change: everyField({ ar: 1 }) },
  {
    name: 'titles in one language',
    outcome: 'report',
    change: (records, random) => {
      project(records, random)['name'] = { ar: 'مشروع' };
      rental(records, random)['title'] = { ar: '', en: 'Home' };
      blog(records, random)['title'] = { ar: 'مقال', en: '\u200B\u200D' };
    },
  },
  {
    name: 'titles without anything to see',
    outcome: 'report',
    change: (records, random) => {
      project(records, random)['name'] = { ar: '\u200B', en: '' };
      blog(records, random)['title'] = { ar: ' ', en: '\u2060' };
    },
  },
  { name: 'script in every text', outcome: 'fresh', change: texts((text) => `${text}${script}`) },
  {
    name: 'bidi and control characters in every text',
    outcome: 'fresh',
    change: texts((text) => `\u202E${text}\u0000\u001B[31m\u0085`),
  },
  { name: 'half characters in every text', outcome: 'fresh', change: texts((text) => `${text}\uD83D`) },
  {
    name: 'very long texts',
    outcome: 'fresh',
    change: texts((text) => (text.length < 40 ? `${text} `.repeat(60) : text)),
  },
  { name: 'deeply nested Markdown', outcome: 'fresh', change: set(blog, { body: { ar: deep, en: deep } }) },
  { name: 'slow Markdown', outcome: 'fresh', change: set(blog, { body: { ar: slow, en: slow } }) },
];
