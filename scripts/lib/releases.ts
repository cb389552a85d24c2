import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { isNamedByContent } from '../../src/lib/bundles';
import { removeUnfinished, replaceFile } from '../../src/sourcing/replace-file';
import { copyFileWithTime, filesBelow, hasSameTime } from './file-trees';
import { dataDir } from './paths';
import { readJson } from './read-json';

/** Builds that stay for a return to them. */
const keptReleases = 5;

/** A build that succeeded, as it is served. */
export interface Release {
  /** When it was made, as a name: `20261124T081500123Z`. */
  id: string;
  folder: string;
}

/** What is known of a release, beside its folder. */
interface Note {
  /** Higher than that of each release before it: the clock may have been set back since. 0 where no number was noted. */
  order: number;
  /** Files of earlier builds, which open pages still ask for. */
  carried: string[];
}

const folderOf = (directory: string) => path.join(directory, 'releases');

/** The link to the release that is served: hosts serve this folder. */
export const servedFolder = (directory = dataDir): string => path.join(directory, 'site');

const noteFile = ({ folder }: Release) => `${folder}.json`;

/** Undefined where there is no whole note: the build was cut off, or the disk was full. */
function readNote(release: Release): Note | undefined {
  const note = readJson<Partial<Note> | null>(noteFile(release));
  return Array.isArray(note?.carried) ? { order: note.order ?? 0, carried: note.carried } : undefined;
}

/** Files of a release that it took over from earlier ones. */
export const carriedBy = (release: Release): ReadonlySet<string> => new Set(readNote(release)?.carried);

/** Files whose name changes with their content. A page that was opened before a new build goes on asking for the old ones. */
const isHashed = (file: string): boolean => isNamedByContent(`/${file.replace(/\.(?:br|gz)$/, '')}`);

/** Releases that are whole, the last one first, by the order in which they were made and not by their times. */
export function listReleases(directory = dataDir): Release[] {
  const parent = folderOf(directory);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => /^\d{8}T\d{9}Z$/.test(name))
    .sort()
    .reverse()
    .map((id) => ({ id, folder: path.join(parent, id) }))
    .flatMap((release) => {
      const note = readNote(release);
      return note ? [{ release, order: note.order }] : [];
    })
    .sort((a, b) => b.order - a.order)
    .map(({ release }) => release);
}

const orderOf = (release: Release | undefined): number => (release && readNote(release)?.order) ?? 0;

/** The name of the release that the link leads to, whole or not. */
function servedId(directory: string): string | undefined {
  const link = servedFolder(directory);
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  return path.basename(readlinkSync(link));
}

/** The release that is served; undefined before the first build. */
export function servedRelease(directory = dataDir): Release | undefined {
  const id = servedId(directory);
  return listReleases(directory).find((release) => release.id === id);
}

/** When a release was made. */
export const releaseTime = ({ id }: Release): Date =>
  new Date(id.replace(/^(....)(..)(..)T(..)(..)(..)(...)Z$/, '$1-$2-$3T$4:$5:$6.$7Z'));

/**
 * Serves this release from now on: no moment in between serves none, or parts of two. The file `served` tells programs that
 * wait for changes of files: they do not see that a link leads elsewhere.
 */
export function serveRelease({ id }: Release, directory = dataDir): void {
  const link = servedFolder(directory);
  const next = `${link}.${process.pid}`;
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', id), next);
  renameSync(next, link);
  replaceFile(path.join(directory, 'served'), `${id}\n`);
}

/**
 * Removes what builds left that did not come to their end: parts of releases and of other files, and links that nobody
 * follows. Only one build at a time runs.
 */
export function removeLeftovers(directory = dataDir): void {
  removeUnfinished(directory);
  for (const name of ['media', 'last-good'])
    removeUnfinished(path.join(directory, name), { recursive: true });
  const parent = folderOf(directory);
  if (!existsSync(parent)) return;
  const whole = listReleases(directory).map(({ id }) => id);
  const kept = new Set([...whole, servedId(directory)].flatMap((id) => [id, `${id}.json`]));
  for (const name of readdirSync(parent).filter((one) => !kept.has(one)))
    rmSync(path.join(parent, name), { recursive: true });
}

/**
 * Keeps a build as the release that is served. Files that are as they were take no space again; hashed files of earlier
 * releases stay reachable. The oldest releases are removed.
 */
export function keepRelease(buildDir: string, directory = dataDir, now = new Date()): Release {
  const id = now.toISOString().replace(/[-:.]/g, '');
  const release = { id, folder: path.join(folderOf(directory), id) };
  const earlier = listReleases(directory);
  const temporary = `${release.folder}.${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  for (const file of filesBelow(buildDir)) place(path.join(buildDir, file), file, temporary, earlier[0]);
  const carried = carryHashedFiles(temporary, earlier);
  const order = orderOf(earlier[0]) + 1;
  renameSync(temporary, release.folder);
  replaceFile(noteFile(release), JSON.stringify({ order, carried } satisfies Note));
  serveRelease(release, directory);
  removeOldReleases(directory);
  return release;
}

/** Copies a file of the build, or links it to that of the release before: nobody ever writes into a release. */
function place(source: string, file: string, target: string, before: Release | undefined): void {
  const placed = path.join(target, file);
  const known = before && path.join(before.folder, file);
  mkdirSync(path.dirname(placed), { recursive: true });
  if (known && hasSameTime(source, known)) linkSync(known, placed);
  else copyFileWithTime(source, placed);
}

function carryHashedFiles(target: string, earlier: readonly Release[]): string[] {
  const carried: string[] = [];
  for (const release of earlier.slice(0, keptReleases - 1)) {
    const borrowed = carriedBy(release);
    for (const file of filesBelow(release.folder)) {
      const placed = path.join(target, file);
      if (!isHashed(file) || borrowed.has(file) || existsSync(placed)) continue;
      mkdirSync(path.dirname(placed), { recursive: true });
      linkSync(path.join(release.folder, file), placed);
      carried.push(file);
    }
  }
  return carried;
}

function removeOldReleases(directory: string): void {
  const served = servedRelease(directory)?.id;
  const old = listReleases(directory).slice(keptReleases);
  for (const release of old.filter(({ id }) => id !== served)) {
    rmSync(noteFile(release));
    rmSync(release.folder, { recursive: true });
  }
}
