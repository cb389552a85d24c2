import { isVersionRaised, type ContractChange, type ContractDiff, type Weight } from './contract-changes';
import { filesWith } from './uses';

const titles: Record<Weight, string> = {
  breaking: 'Breaking: what worked may fail',
  addition: 'Additions: clients go on working',
  words: 'Without weight: words, examples, and what clients that ignore it do not notice',
};

function describe({ place, message, names }: ContractChange, shown: number): string {
  const uses = names.map((name) => {
    const found = filesWith(name);
    if (found.length === 0) return `    ${name}: in no file of ours`;
    const rest = found.length > shown ? [`and ${found.length - shown} more`] : [];
    return `    ${name}: ${[...found.slice(0, shown), ...rest].join(', ')}`;
  });
  return [`- ${place}: ${message}`, ...uses].join('\n');
}

/**
 * Changes by weight, each with the files of ours that use what it names.
 * @param shown how many files are named for each
 */
export const describeChanges = (changes: readonly ContractChange[], shown: number): string =>
  (Object.keys(titles) as Weight[])
    .flatMap((weight) => {
      const own = changes.filter((change) => change.weight === weight);
      const lines = own.map((change) => describe(change, shown));
      return own.length > 0 ? [`\n${titles[weight]} (${own.length})\n${lines.join('\n')}`] : [];
    })
    .join('\n');

const countChanges: Record<Weight, (count: number) => string> = {
  breaking: (count) => `${count} breaking`,
  addition: (count) => `${count} ${count === 1 ? 'addition' : 'additions'}`,
  words: (count) => `${count} of words and examples`,
};

/**
 * The end of what is said: what was compared, how many changes there are, and whether `info.version` was raised for them.
 * @param names of the older contract and of the newer one
 */
export function summarize(diff: ContractDiff, names: readonly [base: string, revision: string]): string {
  const { base, revision } = diff.versions;
  const compared = `Compared ${names[0]} (${base}) with ${names[1]} (${revision})`;
  const counts = (Object.keys(titles) as Weight[]).map((weight) => {
    const { length } = diff.changes.filter((change) => change.weight === weight);
    return length > 0 ? countChanges[weight](length) : '';
  });
  const heaviest = diff.changes[0]?.weight;
  if (!heaviest) return `${compared}: nothing differs.`;
  const counted = `${compared}: ${counts.filter(Boolean).join(', ')}.`;
  if (heaviest === 'words') return `${counted} Nothing that clients notice.`;
  if (isVersionRaised(diff))
    return `${counted}\ninfo.version was raised from ${base} to ${revision}, as this needs.`;
  const place = { breaking: 'first', addition: 'second' }[heaviest];
  return `${counted}\ninfo.version must be raised for this, in its ${place} number: it was ${base} and is ${revision}.`;
}
