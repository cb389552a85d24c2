import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** Files below a folder, as paths within it with `/`. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

/** Whether two files have the same size and time. Setting a time may lose fractions of a millisecond. */
export function hasSameTime(file: string, other: string): boolean {
  const [a, b] = [file, other].map((one) => statSync(one, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 1;
}

/** Whether two files have the same content, whatever their times. */
export function hasSameContent(file: string, other: string): boolean {
  const [a, b] = [file, other].map((one) => statSync(one, { throwIfNoEntry: false }));
  if (a === undefined || b === undefined || a.size !== b.size) return false;
  return readFileSync(file).equals(readFileSync(other));
}

/** Copies a file with its time into a folder that need not be there. */
export function copyFileWithTime(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
  const { atime, mtime } = statSync(source);
  utimesSync(target, atime, mtime);
}

/** Moves a file to a folder that may be on another file system, as volumes and what a service may write are. */
export function moveFile(source: string, target: string): void {
  copyFileWithTime(source, target);
  rmSync(source);
}
