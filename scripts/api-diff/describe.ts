import type { ContractChange, Weight } from './contract-changes';
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
