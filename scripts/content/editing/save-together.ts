import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../../src/sourcing/replace-file';
import { readJson } from '../../lib/read-json';

/** A file as it will be: with these bytes, or not there. */
export interface WantedFile {
  /** From the root of the project. */
  path: string;
  bytes?: Buffer;
}

/** A step of a plan: a written file takes its place, or a file is removed. */
interface Step {
  path: string;
  /** Name of the written file in the folder of the plan. */
  written?: string;
}

const planFile = 'plan.json';

/** The bytes of a file; undefined where there is none. */
export const readIfThere = (file: string): Buffer | undefined =>
  lstatSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;

/**
 * Files that are saved together: all or none, whatever cuts this off, and each of them as it was or as it will be. They are
 * written beside the project first, with a plan of what takes which place; {@link finish} carries out a plan that was cut off.
 * @param folder for the plan, on the file system of the project; emptied
 * @param place where a file is. @throws an error for one that may not be changed
 */
export function createSaves(folder: string, place: (file: string) => string) {
  const clear = () => rmSync(folder, { recursive: true, force: true });

  function carryOut(steps: readonly Step[]): void {
    for (const { path: file, written } of steps) {
      const target = place(file);
      if (written === undefined) {
        rmSync(target, { force: true });
        continue;
      }
      const source = path.join(folder, written);
      if (!existsSync(source)) continue; // it has its place already
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(source, target);
    }
  }

  /** Files that were not there are removed; one whose place is taken has not changed. */
  function putBack(files: readonly WantedFile[]): void {
    for (const { path: file, bytes } of files) {
      if (bytes) replaceFile(place(file), bytes);
      else if (readIfThere(place(file))) rmSync(place(file), { force: true });
    }
  }

  return {
    /** Saves files in this order. On the disk when it returns. @throws where one cannot be saved: then all are as before */
    save(files: readonly WantedFile[]): void {
      clear();
      mkdirSync(folder, { recursive: true });
      const steps = files.map(({ path: file, bytes }, at): Step => {
        if (!bytes) return { path: file };
        const written = String(at);
        replaceFile(path.join(folder, written), bytes);
        return { path: file, written };
      });
      const before = files.map(({ path: file }): WantedFile => ({
        path: file,
        bytes: readIfThere(place(file)),
      }));
      replaceFile(path.join(folder, planFile), JSON.stringify(steps));
      try {
        carryOut(steps);
      } catch (error) {
        putBack(before);
        throw error;
      } finally {
        clear();
      }
    },
    /** Completes what was cut off after all of it had been written, and forgets the rest. */
    finish(): void {
      try {
        carryOut(readJson<Step[]>(path.join(folder, planFile)) ?? []);
      } catch (error) {
        // The place is taken, or may not be changed any more: the server starts all the same.
        console.error(error instanceof Error ? error.message : error);
      } finally {
        clear();
      }
    },
  };
}
