import { existsSync } from 'node:fs';
import path from 'node:path';
import { reachableCode } from '../../../src/sourcing/content/interface-texts/reachable-code';
import { gitFiles, projectFiles } from '../../lib/git';
import { rootDir } from '../../lib/paths';
import { getKind, getSteps } from './changed-kinds';
import { findNamedBy, findNearest, readSources } from './named-files';
import { specsOf, specsOfPages } from './page-specs';

/** What is tried of a change: steps of `npm test`, and what the runners get. */
export interface Affected {
  steps: string[];
  /** Files whose format and lint are checked. */
  files: string[];
  tests: string[];
  specs: string[];
  /** What could break as well and is left for the whole run, for people. */
  left: string[];
}

/** What is known of the project when a change is looked at. */
export interface Project {
  exists(file: string): boolean;
  /** The browser specs that there are. */
  specs: readonly string[];
  /** Unit tests that name one of these files, directly or through other files; the nearest first. */
  testsOf(files: readonly string[]): string[];
  /** Pages with the files that each can run. */
  pages: ReadonlyMap<string, Pick<ReadonlySet<string>, 'has'>>;
}

/** As many as run in some seconds. */
const mostTests = 8;
const mostSpecs = 3;

const isUnitTest = (file: string) => /^(?!e2e\/).*\.test\.tsx?$/.test(file);
const isSpec = (file: string) => /^e2e\/(?!editing\/).*\.spec\.ts$/.test(file);

/** Tests of data that they name by its folder. */
const testsOfData: readonly [RegExp, readonly string[]][] = [
  [
    /^src\/i18n\/locales\/.*\.json$/,
    ['resources', 'text-keys', 'translate'].map((name) => `src/i18n/${name}.test.ts`),
  ],
  [/^content\//, ['src/sourcing/content/site-content.test.ts']],
];

/** Compares the tables of specs with those that there are. */
const testOfSpecs = 'scripts/check/steps/changed.test.ts';

const unique = (items: readonly string[]): string[] => [...new Set(items)];

/** The changed ones, and of the others as many as there is time for. */
function choose(own: readonly string[], found: readonly string[], most: number) {
  const others = found.filter((one) => !own.includes(one));
  return { chosen: [...own, ...others.slice(0, most)], others: others.slice(most) };
}

/** Tests in the folder of a changed file, then the others. */
function besideFirst(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(changed.map((file) => path.dirname(file)));
  const isBeside = (test: string) => folders.has(path.dirname(test));
  return [...tests.filter(isBeside), ...tests.filter((test) => !isBeside(test))];
}

/** The specs of a picture: `e2e/layout/looks.spec.ts-snapshots/home.png` is of `e2e/layout/looks.spec.ts`. */
const specOf = (file: string) => file.replace(/(\.spec\.ts)-snapshots\/.*$/, '$1');

/**
 * What is tried of a change before a commit.
 * @param changed paths from the root of the project, also of files that are no more
 * @returns undefined when the change is part of everything, so that only the whole run tells
 */
export function affectedBy(changed: readonly string[], project: Project): Affected | undefined {
  if (changed.some((file) => getKind(file) === undefined)) return undefined;
  const present = (files: readonly string[]) => unique(files).filter((file) => project.exists(file));
  const ofKind = (...kinds: string[]) => changed.filter((file) => kinds.includes(getKind(file) ?? ''));

  const gone = unique(changed).filter((file) => !project.exists(file));

  const ofData = testsOfData.flatMap(([files, own]) => (changed.some((file) => files.test(file)) ? own : []));
  const named = [...ofKind('page', 'script', 'test', 'document'), ...gone];
  const related = besideFirst(changed, present(project.testsOf(named)));
  const ofSpecs = gone.some(isSpec) ? [testOfSpecs] : [];
  const tests = choose(present([...changed.filter(isUnitTest), ...ofData, ...ofSpecs]), related, mostTests);

  const ofPages = specsOf(ofKind('page'), project.specs, project.pages);
  const ownSpecs = present(changed.map(specOf).filter(isSpec));
  const specs = choose(
    ownSpecs,
    ofKind('page').length > 0 ? [...ofPages, 'e2e/home/home.spec.ts'] : [],
    mostSpecs,
  );

  const isEmpty = { unit: tests.chosen.length === 0, e2e: specs.chosen.length === 0 };
  const filled = getSteps(changed, gone).filter((name) => !isEmpty[name as keyof typeof isEmpty]);
  const isBuilt = filled.some((name) => ['e2e', 'engines', 'compatibility'].includes(name));
  const steps = filled.filter((name) => name !== 'build' || isBuilt);
  const left = [
    tests.others.length > 0 ? `${tests.others.length} of ${related.length} unit tests that reach it` : '',
    specs.others.length > 0 ? `${specs.others.length} of ${ofPages.length} browser specs of its pages` : '',
    steps.includes('e2e') ? 'other screens than ar-phone and en-desktop' : '',
  ].filter(Boolean);
  return { steps, files: present(changed), tests: tests.chosen, specs: specs.chosen, left };
}

/** Files below `root` that differ from `base`: changed, new, renamed (both names) and deleted ones. */
export const changedSince = (base: string, root = rootDir): string[] =>
  unique([
    ...gitFiles(root, 'diff', '--name-only', '--no-renames', base),
    ...gitFiles(root, 'ls-files', '--others', '--exclude-standard'),
  ]);

const exists = (file: string) => existsSync(path.join(rootDir, file));

/** The browser specs that there are. */
export const everySpec = (): string[] =>
  projectFiles('e2e').filter((file) => isSpec(file) && !file.startsWith('e2e/engines/'));

/** What pages run; nothing where code does not compile, which other steps say. */
const readPages = (): Promise<Project['pages']> =>
  reachableCode(rootDir, Object.keys(specsOfPages).filter(exists)).catch((): Project['pages'] => new Map());

/** Reads what a change of these files is compared with. */
export async function readProject(changed: readonly string[]): Promise<Project> {
  const namedBy = findNamedBy(readSources(), changed);
  return {
    exists,
    specs: everySpec(),
    testsOf: (files) => findNearest(namedBy, files, isUnitTest),
    pages: await readPages(),
  };
}
