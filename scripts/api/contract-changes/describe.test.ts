import type { ContractDiff, Weight } from './contract-changes';
import { summarize } from './describe';

const diff = (revision: string, ...weights: Weight[]): ContractDiff => ({
  versions: { base: '1.1.0', revision },
  changes: weights.map((weight) => ({ weight, place: 'Rental.annual_rent', message: 'removed.', names: [] })),
});

test.each<[string, ContractDiff, string]>([
  ['nothing differs', diff('1.1.0'), ': nothing differs.'],
  ['only words', diff('1.1.0', 'words', 'words'), ': 2 of words and examples. Nothing that clients notice.'],
  [
    'an addition with a raised version',
    diff('1.2.0', 'addition', 'words'),
    ': 1 addition, 1 of words and examples.\ninfo.version was raised from 1.1.0 to 1.2.0, as this needs.',
  ],
  [
    'what breaks, without one',
    diff('1.2.0', 'breaking', 'addition'),
    ': 1 breaking, 1 addition.\ninfo.version must be raised for this, in its first number: it was 1.1.0 and is 1.2.0.',
  ],
])('the end says what was compared: %s', (_, compared, said) => {
  const { base, revision } = compared.versions;
  expect(summarize(compared, ['main', 'new.yaml'])).toBe(
    `Compared main (${base}) with new.yaml (${revision})${said}`,
  );
});
