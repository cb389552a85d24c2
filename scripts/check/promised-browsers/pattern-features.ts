/** Parts of a regular expression, without what is escaped or in a class → entries below `javascript`. */
const parts: readonly [part: RegExp, path: string][] = [
  [/\(\?<[=!]/, 'regular_expressions.lookbehind_assertion'],
  [/\(\?<[^=!]/, 'regular_expressions.named_capturing_group'],
  [/\(\?[ims]*(?:-[ims]*)?:(?<!\(\?:)/, 'regular_expressions.modifier'],
];

const flagNames: Record<string, string> = {
  d: 'hasIndices',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
};

/** Entries of the data, below `javascript`, for a regular expression and its flags. */
export function patternFeatures(pattern: string, flags = ''): string[] {
  const withoutEscapes = pattern.replace(/\\[^]/g, '_');
  const bare = withoutEscapes.replace(/\[[^\]]*\]/g, '_');
  const found = parts.filter(([part]) => part.test(bare)).map(([, path]) => path);
  if (/\\[pP]\{/.test(pattern) && /[uv]/.test(flags))
    found.push('regular_expressions.unicode_character_class_escape');
  if (/\\k</.test(pattern)) found.push('regular_expressions.named_backreference');
  const names = [...bare.matchAll(/\(\?<([^=!>][^>]*)>/g)].map(([, name]) => name);
  if (new Set(names).size < names.length)
    found.push('regular_expressions.named_capturing_group.duplicate_named_capturing_groups');
  for (const flag of flags) if (flagNames[flag]) found.push(`builtins.RegExp.${flagNames[flag]}`);
  return found;
}
