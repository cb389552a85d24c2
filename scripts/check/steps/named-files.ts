import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from '../../lib/git';
import { rootDir } from '../../lib/paths';

/** File → those that name it, by an import or as a path in quotes. Files from the root of the project. */
export type NamedBy = ReadonlyMap<string, readonly string[]>;

const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];
const quoted = /(['"`])((?:\.{1,2}\/|[\w-]+\/)[\w./@[\]-]*)\1/g;

/** The paths in a source that may be files of the project: relative to it, or to the root. */
const pathsIn = (file: string, text: string): string[] =>
  [...text.matchAll(quoted)].map(([, , name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );

/**
 * @param sources text by file
 * @param others files that may be named besides: those that are no more, and documents
 */
export function findNamedBy(sources: ReadonlyMap<string, string>, others: readonly string[]): NamedBy {
  const known = new Set([...sources.keys(), ...others]);
  const namedBy = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const name of new Set(pathsIn(file, text))) {
      const target = endings.map((ending) => name + ending).find((one) => known.has(one));
      if (target && target !== file) namedBy.set(target, [...(namedBy.get(target) ?? []), file]);
    }
  }
  return namedBy;
}

/** The code of the project, with the tests. */
export function readSources(): Map<string, string> {
  const files = projectFiles('src', 'scripts', 'deploy', 'openapi', 'e2e', '*.ts', '*.tsx');
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return new Map(code.map((file) => [file, readFileSync(path.join(rootDir, file), 'utf8')]));
}

/**
 * Files that `isWanted` among these and those that name them, directly or through others; the nearest first.
 */
export function findNearest(
  namedBy: NamedBy,
  files: readonly string[],
  isWanted: (file: string) => boolean,
): string[] {
  const seen = new Set(files);
  // A set keeps its order and is walked to what is added meanwhile: breadth first.
  for (const file of seen) for (const one of namedBy.get(file) ?? []) seen.add(one);
  return [...seen].filter(isWanted);
}
