import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, isPortFree } from '../../../openapi/reference-api/testing/local-machine';
import { changedFiles, digestFiles, digestInputs, type FileDigests } from '../../lib/build-inputs';
import { CommandError } from '../../lib/command';
import { dataDir, publicDir, rootDir } from '../../lib/paths';
import { readJson } from '../../lib/read-json';

/** The addresses of a test run; they are part of its build. */
export interface Ports {
  apiPort: number;
  sitePort: number;
}

/** The last build of a test run, which `--only e2e` looks at. */
interface TestBuild {
  ports: Ports;
  /** As they were before it. */
  inputs: FileDigests;
  /** As it wrote them. */
  outputs: FileDigests;
}

const file = path.join(dataDir, 'e2e-build.json');

/** Digests of what a build of the demo data reads now. */
export const readBuildInputs = (): FileDigests =>
  digestInputs(rootDir, 'content', 'openapi/reference-api/demo', 'openapi/reference-api/demo-data');

/** Digests of files of the build that are other ones when its pages, bundles or settings are. */
const readBuildOutputs = () => digestFiles(publicDir, ['index.html', 'page-data/app-data.json', '_headers']);

/** Before a build: `public/` is no test build any more. */
export const forgetTestBuild = (): void => rmSync(file, { force: true });

/** After a build. */
export function rememberTestBuild(build: Omit<TestBuild, 'outputs'>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...build, outputs: readBuildOutputs() }));
}

/** Why `public/` is not what the end-to-end tests were to look at; undefined when it is. */
export function describeStaleBuild(
  inputs: readonly string[],
  outputs: readonly string[],
): string | undefined {
  const advice =
    'Run the step `build` as well (npm test -- --only build,e2e), or add --stale to test what is there.';
  if (outputs.length > 0) return `public/ is from another build than that of the tests. ${advice}`;
  const [first, ...others] = inputs;
  if (first === undefined) return undefined;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `public/ is older than its sources: ${first}${more} changed since it was built. ${advice}`;
}

/**
 * The build of the last test run.
 * @param stale whether it may be older than its sources
 * @throws CommandError when there is none, or it is older and may not be
 */
export function findTestBuild(stale: boolean): TestBuild {
  const build = readJson<TestBuild>(file);
  if (!build)
    throw new CommandError(
      'There is no build for the end-to-end tests: the step `build` failed, or has to run as well.',
    );
  if (stale) return build;
  const problem = describeStaleBuild(
    changedFiles(build.inputs, readBuildInputs()),
    changedFiles(build.outputs, readBuildOutputs()),
  );
  if (problem) throw new CommandError(problem);
  return build;
}

/** Whether the last build of a test run is what its sources say now. */
export function isTestBuildCurrent(): boolean {
  try {
    findTestBuild(false);
    return true;
  } catch {
    return false;
  }
}

/** Addresses for the next build: those of the last one where they are free, because its pages contain them. */
export async function choosePorts(): Promise<Ports> {
  const last = readJson<TestBuild>(file)?.ports;
  if (last && (await isPortFree(last.apiPort)) && (await isPortFree(last.sitePort))) return last;
  return { apiPort: await freePort(), sitePort: await freePort() };
}
