import type { BrowserName, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { promisedBrowsers } from './promised-browsers';

/** A promised browser whose oldest version does not know a feature. */
export interface Missing {
  browser: BrowserName;
  title: string;
  /** The first version that knows it; undefined when none does. */
  since?: string;
  /** What has to stand before the name in the promised version, such as `-webkit-`. */
  prefix?: string;
}

/** Orders versions such as `15.4` and `≤79`; the latter is known at the latest since 79. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.replace('≤', '').split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const isNumbered = (version: string | false | undefined): version is string => /^≤?\d/.test(version || '');

/** Whether the feature is whole, without flag, under its own name, and has stayed. */
const isFull = (statement: SimpleSupportStatement) =>
  isNumbered(statement.version_added) &&
  !statement.version_removed &&
  !statement.flags &&
  !statement.partial_implementation &&
  !statement.alternative_name;

const oldest = (statements: readonly SimpleSupportStatement[]) =>
  statements
    .map(({ version_added }) => version_added)
    .filter(isNumbered)
    .sort(compareVersions)[0];

const remembered = new WeakMap<CompatStatement, readonly Missing[]>();

/** The promised browsers whose oldest version lacks the feature: empty for one that may be used. */
export function missingIn(compat: CompatStatement | undefined): readonly Missing[] {
  if (!compat) return [];
  const known = remembered.get(compat);
  if (known) return known;
  const missing = promisedBrowsers.flatMap(({ browser, title, version }) => {
    const support = compat.support[browser];
    if (!support) return [];
    const full = [support].flat().filter(isFull);
    const since = oldest(full.filter(({ prefix }) => !prefix));
    if (since && compareVersions(since, version) <= 0) return [];
    const prefixed = full.find(
      ({ prefix, version_added }) => prefix && compareVersions(String(version_added), version) <= 0,
    );
    return [{ browser, title, since, ...(prefixed && { prefix: prefixed.prefix }) }];
  });
  remembered.set(compat, missing);
  return missing;
}

/** Whether each browser that lacks `feature` also lacks `guard`, and gets it no sooner: who knows `guard` knows both. */
export function isImpliedBy(feature: readonly Missing[], guard: readonly Missing[]): boolean {
  return feature.every(({ browser, since }) => {
    const other = guard.find((one) => one.browser === browser);
    if (!other) return false;
    return !other.since || (since !== undefined && compareVersions(since, other.since) <= 0);
  });
}

/** “Safari since 16.2, Firefox not yet”. */
export const formatMissing = (missing: readonly Missing[]): string =>
  missing.map(({ title, since }) => `${title} ${since ? `since ${since}` : 'not yet'}`).join(', ');
