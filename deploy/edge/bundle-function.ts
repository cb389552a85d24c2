import path from 'node:path';
import { build } from 'esbuild';

/**
 * The function of a static host as one file without imports, which it gets.
 * @param format another one than that of the hosts, for tests
 */
export async function bundleFunction(
  host: 'cloudflare' | 'netlify',
  format: 'esm' | 'cjs' = 'esm',
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, `${host}.ts`)],
    bundle: true,
    write: false,
    format,
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
