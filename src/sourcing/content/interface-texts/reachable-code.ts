import path from 'node:path';

/** Code by the file that it comes from; files and functions that are never used are left out. */
export type ReachableCode = ReadonlyMap<string, string>;

/** Splits a bundle at the comments with which esbuild names the file of what follows. */
function byFile(bundle: string): ReachableCode {
  const parts = bundle.split(/^\s*\/\/ (src\/\S+)$/m);
  const code = new Map<string, string>();
  for (let at = 1; at < parts.length; at += 2) {
    const [file = '', text = ''] = parts.slice(at, at + 2);
    code.set(file, (code.get(file) ?? '') + text);
  }
  return code;
}

/**
 * The code of `src/` that each of these files can run, through imports and through what is loaded late.
 * @param files from the root of the project
 */
export async function reachableCode(
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, ReachableCode>> {
  // When it is needed: a build asks once, and most that import this folder never do.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outbase: root,
    outdir: root,
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    treeShaking: true,
    loader: { '.json': 'empty', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const written = new Map(outputFiles.map((file) => [path.relative(root, file.path), file.text]));
  return new Map(files.map((file) => [file, byFile(written.get(file.replace(/\.tsx?$/, '.js')) ?? '')]));
}
