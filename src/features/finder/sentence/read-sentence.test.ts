import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Conditions } from './conditions';
import { readSentence } from './read-sentence';

const lookups = parse(
  readFileSync(path.resolve('openapi/reference-api/demo-data/lookups.yaml'), 'utf8'),
) as Record<'cities' | 'districts', []>;

interface Example {
  sentence: string;
  expected: string[];
}

const examplesIn = (file: string): Example[] =>
  readFileSync(path.join(__dirname, '../testing', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [sentence = '', conditions = ''] = line.split(' => ');
      const [stated = '', ignored] = conditions.trim().split(/ ?ignored:/);
      const expected = stated ? stated.split(' ') : [];
      return { sentence, expected: ignored === undefined ? expected : [...expected, `ignored:${ignored}`] };
    });

/** As the examples write them. */
function written({ districts, near, furnished, ...rest }: Conditions, ignored: readonly string[]): string[] {
  return [
    ...Object.entries(rest).map(([name, value]) => {
      if (typeof value !== 'boolean') return `${name}=${value}`;
      return value ? name : `no:${name}`;
    }),
    ...(districts ? [`district=${districts.join()}`] : []),
    ...(near ? [`near=${near.join()}`] : []),
    ...(furnished === undefined ? [] : [furnished ? 'furnished' : 'unfurnished']),
    ...(ignored.length > 0 ? ['unknown'] : []),
  ];
}

/** Halves of the data: the first was written before the rules, the second after them. */
const files = ['first.ar', 'first.en', 'second.ar', 'second.en'].map((half) => `sentences-${half}.txt`);

test.each(files)('%s: at least 95 % of the conditions are right @12.2', (file) => {
  let right = 0;
  let all = 0;
  for (const { sentence, expected } of examplesIn(file)) {
    const { conditions, ignored } = readSentence(sentence, lookups);
    const got = written(conditions, ignored);
    const agreed = expected.filter((one) => got.includes(one)).length;
    right += agreed;
    all += new Set([...expected, ...got]).size;
  }
  expect(right / all).toBeGreaterThanOrEqual(0.95);
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
