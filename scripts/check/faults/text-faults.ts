import type { Fault } from './fault';
import { blog, project, rental, set, unit } from './pick';
import { isJson } from './records';

/** Every text of every record becomes another one; addresses, ids and states stay. */
function changeTexts(value: unknown, change: (text: string) => string): void {
  if (!isJson(value)) return;
  for (const name of ['ar', 'en']) {
    const text = value[name];
    if (typeof text === 'string' && !/^https?:/.test(text)) value[name] = change(text);
  }
  for (const member of Object.values(value)) changeTexts(member, change);
}

const texts =
  (change: (text: string) => string): Fault['change'] =>
  (records) =>
    changeTexts(records, change);

/** Texts that are not in two languages, by the name of their field. */
const plainTexts = new Set([
  ...['flat_number', 'number', 'whatsapp', 'phone1', 'phone2', 'instagram', 'twitter', 'youtube'],
  ...['licence_number', 'legal_name'],
]);

function changePlainTexts(value: unknown, change: (text: string) => string): void {
  if (!isJson(value)) return;
  for (const [name, member] of Object.entries(value)) {
    if (plainTexts.has(name) && (typeof member === 'string' || member === null))
      value[name] = change(member ?? '');
    else changePlainTexts(member, change);
  }
}

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
    name: 'numbers that no real home has',
    outcome: 'report',
    change: (records, random) => {
      Object.assign(unit(records, random), { price: 2_000_000_000, total_area: 8.33e300 });
      Object.assign(rental(records, random), { outside_area: 1e9, rooms: 2_147_483_647 });
      Object.assign(project(records, random), { service_charge: 1e12, handover_date: '9999-12-31' });
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
  {
    name: 'numbers at the ends of what the contract allows',
    outcome: 'fresh',
    change: (records, random) => {
      const [price, total_area] = [1_000_000_000, 100_000];
      Object.assign(unit(records, random), { price, total_area, rooms: 0, bathrooms: 0 });
      Object.assign(unit(records, random), { price: 0, total_area: 1e-9, floor: -5, rooms: 100 });
      Object.assign(rental(records, random), { annual_rent: price, rooms: 0 });
      Object.assign(project(records, random), {
        ...{ available_units: 0, total_units: 1_000_000, price_from: price },
        ...{ rooms: { min: 0, max: 100 }, coordinates: { latitude: 90, longitude: -180 } },
      });
    },
  },
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
    name: 'script in phone numbers, handles and flat numbers',
    outcome: 'report',
    change: (records) => changePlainTexts(records, (text) => `${text}${script}`),
  },
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
