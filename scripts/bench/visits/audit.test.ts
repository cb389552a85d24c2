import { shortcomings } from './audit';

type Run = Parameters<typeof shortcomings>[0];

const run = (audits: Record<string, number | null>, weights: Record<string, number> = {}) =>
  ({
    audits: Object.fromEntries(
      Object.entries(audits).map(([id, score]) => [id, { id, score, title: `The title of ${id}` }]),
    ),
    categories: {
      seo: { auditRefs: Object.keys(audits).map((id) => ({ id, weight: weights[id] ?? 1 })) },
    },
  }) as unknown as Run;

test('an audit that did not pass in full is named', () =>
  expect(shortcomings(run({ canonical: 1, hreflang: 0, 'font-size': 0.5 }))).toEqual([
    'seo: hreflang (The title of hreflang)',
    'seo: font-size (The title of font-size)',
  ]));

test('what does not apply, and what does not count for the score, is no shortcoming', () =>
  expect(shortcomings(run({ video: null, manual: 0 }, { manual: 0 }))).toEqual([]));
