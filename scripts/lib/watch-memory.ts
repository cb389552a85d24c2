import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface ProcessRow {
  pid: number;
  parent: number;
  /** Resident memory in bytes. */
  memory: number;
}

/** Linux has no `ps` for certain (small container images), but always `/proc`. */
function fromProc(): ProcessRow[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const value = (field: string) =>
          Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ pid: Number(name), parent: value('PPid'), memory: value('VmRSS') * 1024 }];
      } catch {
        return []; // it ended while we looked
      }
    });
}

function fromPs(): ProcessRow[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, memory: kilobytes * 1024 };
    });
}

/** Resident memory in bytes of a process and all below it. Pages they share count once for each. */
function treeMemory(pid: number): number {
  const rows = process.platform === 'linux' ? fromProc() : fromPs();
  const sum = (parent: ProcessRow): number =>
    rows.filter((row) => row.parent === parent.pid).reduce((total, row) => total + sum(row), parent.memory);
  const top = rows.find((row) => row.pid === pid);
  return top ? sum(top) : 0;
}

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
