import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { optimize } from 'svgo';
import { brandIcons, lucideIcons, type IconSource } from './table';

const read = (file: string): string =>
  readFileSync(path.resolve(__dirname, '../../node_modules', file), 'utf8');
const versionOf = (name: string): string =>
  (JSON.parse(read(`${name}/package.json`)) as { version: string }).version;

/** The shapes of an SVG file, as JSX. */
const shapesOf = (svg: string): string => (/<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '').trim();

function lucideIcon([component, source]: [string, IconSource]): string {
  const { name, mirrored } = typeof source === 'string' ? { name: source, mirrored: false } : source;
  const shapes = shapesOf(read(`lucide-static/icons/${name}.svg`));
  return `export const ${component} = /* @__PURE__ */ icon(<>${shapes}</>${mirrored ? ', { mirrored: true }' : ''});`;
}

function brandIcon([component, name]: [string, string]): string {
  // Two decimals are finer than a pixel of the largest mark.
  const { data } = optimize(read(`simple-icons/icons/${name}.svg`), { floatPrecision: 2 });
  const path = / d="([^"]+)"/.exec(data)?.[1] ?? '';
  return `export const ${component} = /* @__PURE__ */ icon(<path d="${path}" />, { filled: true });`;
}

/** The files of `src/ui/icons` that are made from icon packages, by path from the root of the project: text, formatted. */
export async function iconModules(): Promise<Record<string, string>> {
  const lucide = `Lucide ${versionOf('lucide-static')} (ISC licence)`;
  const brands = `Simple Icons ${versionOf('simple-icons')} (CC0)`;
  const options = { ...(await resolveConfig(__filename)), parser: 'typescript' };
  const moduleOf = (source: string, icons: string[]) => {
    const head = `// Made by \`npm run icons\` from ${source}.\nimport { icon } from './icon';\n\n`;
    return format(head + icons.join('\n'), options);
  };
  const modules: Record<string, string> = {};
  for (const [file, icons] of Object.entries(lucideIcons)) {
    modules[`src/ui/icons/${file}.tsx`] = await moduleOf(lucide, Object.entries(icons).map(lucideIcon));
  }
  modules['src/ui/icons/brands.tsx'] = await moduleOf(brands, Object.entries(brandIcons).map(brandIcon));
  return modules;
}
