import { checkBuiltins, ownMethods } from './check-builtins';
import { checkCss } from './check-css';
import { checkSyntax } from './check-syntax';
import { groupFindings, type Finding } from './finding';
import { parseScript } from './parse-script';
import type { Build } from './read-build';
import { stylesInScript } from './styles-in-scripts';

/** Uses in a build of what a promised browser lacks, before exceptions. */
export function checkBuild({ scripts, styles }: Pick<Build, 'scripts' | 'styles'>): Finding[] {
  const parsed = scripts.map(parseScript);
  const own = new Set(parsed.flatMap(ownMethods));
  const templates = new Map(parsed.flatMap(stylesInScript).map((style) => [style.text, style] as const));
  const found = [
    ...parsed.flatMap((script) => [...checkSyntax(script), ...checkBuiltins(script, own)]),
    ...[...styles, ...templates.values()].flatMap(checkCss),
  ];
  return groupFindings(found);
}
