import type { BuildCost } from './measure';

/** What each of our builds is compared with, in the same run. */
const peers: Record<string, string> = {
  cold: 'Gatsby alone, cold',
  unchanged: 'Gatsby alone, unchanged',
  'one unit changed': 'Gatsby alone, unchanged',
};

/** One line for each build that has its counterpart of Gatsby alone: how many times its time and its processor time. */
export function peerRatios(costs: readonly BuildCost[]): string[] {
  return Object.entries(peers).flatMap(([name, peerName]) => {
    const cost = costs.find((one) => one.name === name);
    const peer = costs.find((one) => one.name === peerName);
    return cost && peer ? [`${name}: ${times(cost, peer)} of “${peerName}”`] : [];
  });
}

/** One line for each build that was measured at both sizes: what each further page takes, and how the time grows. */
export function growth(small: readonly BuildCost[], large: readonly BuildCost[]): string[] {
  return large.flatMap((cost) => {
    const before = small.find(({ name }) => name === cost.name);
    if (!before || cost.pages <= before.pages) return [];
    const milliseconds = (1000 * (cost.seconds - before.seconds)) / (cost.pages - before.pages);
    const pages = `${(cost.pages / before.pages).toFixed(1)} × the pages`;
    return [`${cost.name}: ${pages}, ${times(cost, before)}; ${milliseconds.toFixed(1)} ms a further page`];
  });
}

function times(cost: BuildCost, other: BuildCost): string {
  const ratio = (a: number, b: number) => `${(a / b).toFixed(2)} ×`;
  const time = `${ratio(cost.seconds, other.seconds)} the time`;
  return cost.processorSeconds && other.processorSeconds
    ? `${time}, ${ratio(cost.processorSeconds, other.processorSeconds)} the processor time`
    : time;
}
