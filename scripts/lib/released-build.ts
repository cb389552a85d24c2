import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyFileWithTime, filesBelow, hasSameContent, hasSameTime } from './file-trees';
import { carriedBy, type Release } from './releases';

/** Removes the files of a folder that this release does not have with the same size and time. */
export function removeUnreleased(buildDir: string, release: Release | undefined): void {
  if (!existsSync(buildDir)) return;
  for (const file of filesBelow(buildDir)) {
    const built = path.join(buildDir, file);
    if (!release || !hasSameTime(path.join(release.folder, file), built)) rmSync(built);
  }
}

/**
 * Makes a folder what the build of this release was, without what it took over from others.
 * @returns how many files had another content, or were not of it
 */
export function restoreBuild(release: Release, buildDir: string): number {
  const carried = carriedBy(release);
  const files = filesBelow(release.folder).filter((file) => !carried.has(file));
  const wanted = new Set(files);
  const others = (existsSync(buildDir) ? filesBelow(buildDir) : []).filter((file) => !wanted.has(file));
  for (const file of others) rmSync(path.join(buildDir, file));
  const pairs = files.map((file) => [path.join(release.folder, file), path.join(buildDir, file)] as const);
  const touched = pairs.filter(([kept, built]) => !hasSameTime(kept, built));
  const changed = touched.filter(([kept, built]) => !hasSameContent(kept, built));
  for (const [kept, built] of touched) copyFileWithTime(kept, built);
  return others.length + changed.length;
}
