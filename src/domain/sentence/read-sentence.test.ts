import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { StatedConditions } from './stated-conditions';
import { readSentence } from './read-sentence';

const lookups = parse(
  readFileSync(path.resolve('openapi/reference-api/demo-data/lookups.yaml'), 'utf8'),
) as Record<'cities' | 'districts', []>;

interface Example {
  sentence: string;
  expected: string[];
}

const examplesIn = (file: string): Example[] =>
  readFileSync(path.join(__dirname, './testing', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [sentence = '', conditions = ''] = line.split(' => ');
      const [stated = '', ignored] = conditions.trim().split(/ ?ignored:/);
      const expected = stated ? stated.split(' ') : [];
      return { sentence, expected: ignored === undefined ? expected : [...expected, `ignored:${ignored}`] };
    });

/** `ac` of `has_ac`, `available` of `available_only`. */
const shortName = (name: string) => name.replace(/^has_|_only$/g, '');

/** As the examples write them. */
function written(
  { district, near, furnished, kind, ...rest }: StatedConditions,
  ignored: readonly string[],
): string[] {
  return [
    ...Object.entries(rest).map(([name, value]) => {
      if (typeof value !== 'boolean') return `${name}=${value}`;
      return value ? shortName(name) : `no:${shortName(name)}`;
    }),
    ...(district ? [`district=${district.join()}`] : []),
    ...(kind ? [`home=${kind}`] : []),
    ...(near ? [`near=${near.join()}`] : []),
    ...(furnished === undefined ? [] : [furnished ? 'furnished' : 'unfurnished']),
    ...(ignored.length > 0 ? ['unknown'] : []),
  ];
}

/** Parts of the data: the first and the third were written before the rules for them, the second after them. */
const files = ['first', 'second', 'third'].flatMap((part) => [
  `sentences-${part}.ar.txt`,
  `sentences-${part}.en.txt`,
]);

const examples = new Map(files.map((file) => [file, examplesIn(file)]));

/** `price_max` of `price_max=900000`; wanted and not wanted are of one kind. */
const kindOf = (condition: string) => condition.replace(/^(?:no:|un(?=furnished))/, '').replace(/=.*/, '');

/** The examples with what is read in them, by file; filled once, for each reading takes a millisecond. */
const readings = new Map<string, { got: string[]; expected: string[] }[]>();

beforeAll(() => {
  for (const [file, some] of examples) {
    const read = some.map(({ sentence, expected }) => {
      const { conditions, ignored } = readSentence(sentence, lookups);
      return { got: written(conditions, ignored), expected };
    });
    readings.set(file, read);
  }
});

/** The share of conditions that are expected and read, among those that are either. */
function shareRight(some: readonly string[], counts: (condition: string) => boolean): number {
  let right = 0;
  let all = 0;
  for (const reading of some.flatMap((file) => readings.get(file) ?? [])) {
    const got = reading.got.filter(counts);
    const wanted = reading.expected.filter(counts);
    right += wanted.filter((one) => got.includes(one)).length;
    all += new Set([...wanted, ...got]).size;
  }
  return right / all;
}

test.each(files)('%s: at least 95 % of the conditions are right @12.2', (file) => {
  expect(shareRight([file], () => true)).toBeGreaterThanOrEqual(0.95);
});

test('at least 95 % of the sentences are wholly as meant @12.2', () => {
  const all = [...readings.values()].flat();
  const meant = all.filter(({ got, expected }) => got.sort().join() === expected.sort().join());
  expect(meant.length / all.length).toBeGreaterThanOrEqual(0.95);
});

/** What is wanted where it is not, or the other way round. */
const turned = (condition: string) =>
  condition.startsWith('no:')
    ? condition.slice(3)
    : condition.startsWith('un')
      ? condition.slice(2)
      : [`no:${condition}`, `un${condition}`];

test.each(files)('%s: no condition is turned into its opposite @12.2', (file) => {
  const opposites = (readings.get(file) ?? []).flatMap(({ got, expected }) =>
    got.filter((condition) => [turned(condition)].flat().some((one) => expected.includes(one))),
  );
  expect(opposites).toEqual([]);
});

const kinds = [...new Set([...examples.values()].flat().flatMap(({ expected }) => expected.map(kindOf)))];

test.each(kinds.filter((kind) => kind !== 'unknown'))(
  'of the conditions of the kind “%s” at least 95 % are right @12.2',
  (kind) => {
    expect(shareRight(files, (condition) => kindOf(condition) === kind)).toBeGreaterThanOrEqual(0.95);
  },
);

test('the examples have each kind of condition', () => {
  const everyKind: Record<Exclude<keyof StatedConditions, 'district'>, true> = {
    ...{ deal: true, kind: true, city: true, rooms: true, price_max: true, area_min: true, handover: true },
    ...{ near: true, available_only: true, furnished: true, parking: true, has_ac: true, has_kitchen: true },
  };
  const names = Object.keys(everyKind).map((name) => (name === 'kind' ? 'home' : shortName(name)));
  expect(kinds.sort()).toEqual([...names, 'district', 'unknown'].sort());
});

/** Each condition, and all that is no condition, exactly. */
test.each(examplesIn('sentences-opposites.txt'))(
  'negation, limits, two values and slips: “$sentence” @12.2',
  ({ sentence, expected }) => {
    const { conditions, ignored } = readSentence(sentence, lookups);
    const got = written(conditions, []);
    if (ignored.length > 0) got.push(`ignored:${ignored.join(', ')}`);
    expect(got.sort().join(' ')).toEqual(expected.sort().join(' '));
  },
);
