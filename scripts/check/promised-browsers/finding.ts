import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { formatMissing, missingIn, type Missing } from './support';

/** An entry of the compatibility data. */
export interface Feature {
  /** Path such as `css.types.color.color-mix`. */
  path: string;
  compat: CompatStatement;
}

/** A use of a feature that a promised browser does not know. */
export interface Finding {
  /** From the folder of the build. */
  file: string;
  path: string;
  missing: readonly Missing[];
  excerpt: string;
  /** How many more there are of the feature in the file. */
  more?: number;
}

/** The text in one line, 100 characters at most. */
export const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
};

/** The entry below `parent` by that name, if there is one. */
export function featureIn(parent: Identifier | undefined, path: string, name: string): Feature | undefined {
  if (!parent || !Object.hasOwn(parent, name) || name === '__compat') return undefined;
  const compat = parent[name]?.__compat;
  return compat && { path: `${path}.${name}`, compat };
}

/** Of a name that has several entries: none when one of them may be used, else the first. */
export const unlessOneIsSupported = (features: readonly Feature[]): Feature[] =>
  features.some(({ compat }) => missingIn(compat).length === 0) ? [] : features.slice(0, 1);

/** One finding for each feature of a file, with its first place. */
export function groupFindings(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.file} ${finding.path}`;
    const first = groups.get(key);
    groups.set(key, first ? { ...first, more: (first.more ?? 0) + 1 } : finding);
  }
  return [...groups.values()];
}

/** File, feature, browsers and the place, for people. */
export const formatFinding = ({ file, path, missing, excerpt, more }: Finding): string =>
  `${file}: ${path} (${formatMissing(missing)})\n    ${excerpt}${more ? `\n    and ${more} more` : ''}`;
