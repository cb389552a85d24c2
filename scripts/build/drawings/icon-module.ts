import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { CommandError } from '../../lib/command';
import { brandIcons, lucideIcons, type IconSource } from './table';

/** Where the drawings are from, of which `sources` holds those that the table names, with their licences. */
const lucide = { folder: 'lucide-static', title: 'Lucide 1.62.0 (ISC licence)' };
const simpleIcons = { folder: 'simple-icons', title: 'Simple Icons 13.21.0 (CC0)' };

/** The text of an SVG file. @throws CommandError when it is not there */
function readDrawing({ folder }: { folder: string }, icon: string): string {
  const file = path.join(__dirname, 'sources', folder, `${icon}.svg`);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(`The drawing ${file} is missing.`, { cause: error });
  }
}

/** The shapes of an SVG file, as JSX. */
const shapesOf = (svg: string): string => (/<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '').trim();

function lucideIcon([component, source]: [string, IconSource]): string {
  const { name, mirrored } = typeof source === 'string' ? { name: source, mirrored: false } : source;
  const shapes = shapesOf(readDrawing(lucide, name));
  return `export const ${component} = /* @__PURE__ */ icon(<>${shapes}</>${mirrored ? ', { mirrored: true }' : ''});`;
}

function brandIcon([component, name]: [string, string]): string {
  const path = / d="([^"]+)"/.exec(readDrawing(simpleIcons, name))?.[1] ?? '';
  return `export const ${component} = /* @__PURE__ */ icon(<path d="${path}" />, { filled: true });`;
}

/** The files of `src/ui/icons/generated` that are made from drawings, by path from the root of the project: text, formatted. */
export async function iconModules(): Promise<Record<string, string>> {
  const options = { ...(await resolveConfig(__filename)), parser: 'typescript' };
  const moduleOf = ({ title }: { title: string }, icons: string[]) => {
    const head = `// Made by \`npm run icons\` from ${title}.\nimport { icon } from '../icon';\n\n`;
    return format(head + icons.join('\n'), options);
  };
  const modules: Record<string, string> = {};
  for (const [file, icons] of Object.entries(lucideIcons)) {
    modules[`src/ui/icons/generated/${file}.tsx`] = await moduleOf(
      lucide,
      Object.entries(icons).map(lucideIcon),
    );
  }
  modules['src/ui/icons/generated/brands.tsx'] = await moduleOf(
    simpleIcons,
    Object.entries(brandIcons).map(brandIcon),
  );
  return modules;
}
