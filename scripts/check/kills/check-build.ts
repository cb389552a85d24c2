import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { carriedBy, servedFolder, servedRelease } from '../../lib/releases';
import { compareFiles, readBytes, readSite, type SiteFiles } from '../../lib/compare-builds';
import type { SmallSite } from './small-site';

/** The release that hosts serve. */
export interface ServedBuild {
  id: string;
  /** Each byte of it. */
  bytes: SiteFiles;
  /** What visitors get of its own build. */
  site: SiteFiles;
  /** Compressed copies that are not of their file. */
  broken: string[];
  /** Files of builds before it. */
  carried: ReadonlySet<string>;
}

type Folders = Pick<SmallSite, 'dataFolder' | 'publicFolder' | 'temporary'>;

/** The release that `npm run serve` and other hosts serve; undefined where there is no whole one. */
export function readServed({ dataFolder }: Folders): ServedBuild | undefined {
  const release = servedRelease(dataFolder);
  if (!release) return undefined;
  const { files, broken } = readSite(servedFolder(dataFolder));
  return {
    id: release.id,
    bytes: readBytes(release.folder),
    site: files,
    broken,
    carried: carriedBy(release),
  };
}

/** What is wrong with a new release. @param expected what an undisturbed build of the same data has made */
export const checkRelease = (served: ServedBuild, expected: SiteFiles): string[] => [
  ...served.broken.map((file) => `${file} is not a compressed copy`),
  ...compareFiles(served.site, expected, served.carried),
];

/** Files of the data folder that a finished build leaves there only by mistake. */
const unwanted = /\.\d+$|^(?:build\/lock\.json|build-unfinished|gatsby-temporary)|\/staged(?:\/|$)/;

/** What a build has left that came to its end, and must not have. */
export function findLeftovers({ dataFolder, temporary }: Folders): string[] {
  const names = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' });
  const releases = readdirSync(path.join(dataFolder, 'releases'));
  const isWhole = (name: string) =>
    releases.includes(name.replace(/\.json$/, '')) &&
    releases.includes(`${name.replace(/\.json$/, '')}.json`);
  return [
    ...names.filter((name) => unwanted.test(name)).map((name) => `.data/${name}`),
    ...releases.filter((name) => !isWhole(name)).map((name) => `.data/releases/${name}`),
    // What tsx keeps of compiled files is for the next command.
    ...(existsSync(temporary) ? readdirSync(temporary) : [])
      .filter((name) => !name.startsWith('tsx-'))
      .map((name) => `${name} for temporary files`),
  ];
}
