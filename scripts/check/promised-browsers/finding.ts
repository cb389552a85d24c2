import compatData, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
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

/** What the data has at a path: `entryAt('css', 'types')`. */
export const entryAt = (...path: readonly string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>(
    (parent, name) =>
      parent && name !== '__compat' && Object.hasOwn(parent, name) ? parent[name] : undefined,
    compatData as unknown as Identifier,
  );

/** The entry at a path, if there is one. */
export function featureAt(...path: readonly string[]): Feature | undefined {
  const compat = entryAt(...path)?.__compat;
  return compat && { path: path.join('.'), compat };
}

export const isFeature = (feature: Feature | undefined): feature is Feature => feature !== undefined;

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
