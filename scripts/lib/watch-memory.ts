import { processTree } from './processes';

/** Resident memory in bytes of a process and all below it. Pages they share count once for each. */
const treeMemory = (pid: number): number => processTree(pid).reduce((total, { memory }) => total + memory, 0);

/** Watches a process tree once a second; `stop` answers the most memory it had, in bytes. */
export function watchMemory(pid: number): { stop(): number } {
  let peak = treeMemory(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(pid));
  }, 1000);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
