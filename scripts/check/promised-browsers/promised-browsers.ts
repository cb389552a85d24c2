import type { BrowserName } from '@mdn/browser-compat-data';
import { browserslist } from '../../../package.json';

/** A browser that the site promises to run in, by its name in the compatibility data. */
export interface PromisedBrowser {
  browser: BrowserName;
  /** Title for people. */
  title: string;
  /** The oldest version that is promised. */
  version: string;
}

/** Name in `browserslist` → names in the compatibility data: phones have the same promise. */
const names: Record<string, readonly [browser: BrowserName, title: string][]> = {
  chrome: [
    ['chrome', 'Chrome'],
    ['chrome_android', 'Chrome for Android'],
  ],
  firefox: [
    ['firefox', 'Firefox'],
    ['firefox_android', 'Firefox for Android'],
  ],
  safari: [
    ['safari', 'Safari'],
    ['safari_ios', 'Safari on iOS'],
  ],
  edge: [['edge', 'Edge']],
  samsung: [['samsunginternet_android', 'Samsung Internet']],
};

/**
 * The browsers of lines such as `safari >= 15.4`.
 * @throws Error at a line of another form, which would need the package browserslist
 */
export function readPromise(lines: readonly string[]): PromisedBrowser[] {
  return lines.flatMap((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const known = names[name];
    if (!known) throw new Error(`browserslist: “${line}” is not of the form “safari >= 15.4”`);
    return known.map(([browser, title]) => ({ browser, title, version }));
  });
}

/** The browsers of `browserslist` in package.json. */
export const promisedBrowsers = readPromise(browserslist);
