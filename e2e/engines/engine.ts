/** The same few verbs for every browser engine; what a visitor does with them is in `visitor.ts`. */

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface PageOptions {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Language tag that the browser asks for, e.g. `ar-SA`. */
  locale: string;
  /** Cookies of the site, by name. */
  cookies: Readonly<Record<string, string>>;
  /** Origin of the site. */
  siteUrl: string;
  /** Origin of an HTTP proxy for all but the site. */
  proxy?: string | undefined;
  /** How much larger than usual the browser shows texts, as its setting does; 1 by default. */
  textScale?: number | undefined;
  /** Source of a script that runs in each document before its own. */
  initScript?: string | undefined;
}

/** A tab of a browser. */
export interface EnginePage {
  readonly engine: EngineName;
  /** Resolves after the load event. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its argument; promises are awaited. JSON in and out. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Runs the source of a script in the page. */
  addScript(source: string): Promise<void>;
  /** Presses and releases the mouse at a point of the screen. CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key by its name, e.g. `Escape`. */
  pressKey(key: Key): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** A PNG of the screen; undefined where this machine cannot take one. */
  screenshot(): Promise<Buffer | undefined>;
  /** Errors in the console, and what the page did not catch, since the page was opened. */
  errors(): string[];
  close(): Promise<void>;
}

/** Keys by their WebDriver code points. */
export const keys = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof keys;
