import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine. */
export interface ProcessRow {
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

/** Every process of this machine. */
const listProcesses = (): ProcessRow[] => (process.platform === 'linux' ? fromProc() : fromPs());

/** A process and all below it, itself first; nothing where it has ended. */
export function processTree(pid: number): ProcessRow[] {
  const rows = listProcesses();
  const below = (parent: ProcessRow): ProcessRow[] => [
    parent,
    ...rows.filter((row) => row.parent === parent.pid).flatMap(below),
  ];
  return rows.filter((row) => row.pid === pid).flatMap(below);
}

/** Signals a process and those of its group. @returns whether there is one */
export function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
