import { expect } from '@playwright/test';
import type { EnginePage, Key } from './engine';
import { pageToolsScript, type Target } from './page-tools';

/** Milliseconds until a journey gives up; no test waits so long when the page works. */
const patience = 20_000;
const pause = 100;

const describe = (target: Target): string =>
  [target.role ?? target.css, typeof target.name === 'object' ? target.name.source : target.name].join(' ');

/** A navigation in between takes the page's functions away: what is asked then is asked again. */
const isBetweenPages = (error: unknown): boolean =>
  error instanceof Error &&
  /navigat|context|destroy|pageTools|discarded|window was closed/i.test(error.message);

/** A visitor in front of any engine. */
export class Visitor {
  constructor(
    readonly page: EnginePage,
    private readonly siteUrl: string,
  ) {}

  /** Opens an address of the site, and waits until its page is hydrated. */
  async visit(path: string): Promise<void> {
    await this.page.goto(this.siteUrl + path);
    await this.hydrated();
  }

  hydrated = () =>
    this.until(
      () => document.documentElement.dataset['hydrated'] !== undefined,
      null,
      'the page is hydrated',
    );

  /** Asks the page until the answer is neither undefined nor false, and returns it. */
  async until<Argument, Result>(
    ask: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
    words: string,
  ): Promise<NonNullable<Result>> {
    const end = Date.now() + patience;
    for (;;) {
      const answer = await this.ask(ask, argument);
      if (answer !== undefined && answer !== null && answer !== false) return answer;
      if (Date.now() > end)
        throw new Error(`Waited unsuccessfully until ${words}; the page is ${await this.address()}`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  private async ask<Argument, Result>(
    ask: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result | undefined> {
    try {
      const hasTools = await this.page.evaluate(() => window.pageTools !== undefined, null);
      if (!hasTools) await this.page.addScript(pageToolsScript);
      return await this.page.evaluate(ask, argument);
    } catch (error) {
      if (isBetweenPages(error)) return undefined;
      throw error;
    }
  }

  /** Presses the middle of what is there, once it rests and nothing covers it. */
  async press(target: Target): Promise<void> {
    let reason = '';
    const end = Date.now() + patience;
    while (Date.now() < end) {
      const aimed = await this.ask((to) => window.pageTools?.aim(to), target);
      if (typeof aimed === 'object') {
        await this.page.clickAt(aimed.x, aimed.y);
        // Nor does a person stop at a press that went beside.
        if (!(await this.ask(() => window.pageTools?.isMissed(), null))) return;
      } else reason = aimed ?? reason;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error(`“${describe(target)}” cannot be pressed: it ${reason}`);
  }

  see = (target: Target) =>
    this.until((to) => window.pageTools?.isShown(to), target, `“${describe(target)}” is shown`);

  notSee = (target: Target) =>
    this.until((to) => window.pageTools?.isShown(to) === false, target, `“${describe(target)}” is gone`);

  /** Waits until the text of an element contains words. */
  read = (target: Target, words: string) =>
    this.until(
      ([to, part]) => (window.pageTools?.find(to) as HTMLElement | undefined)?.innerText.includes(part),
      [target, words] as const,
      `“${describe(target)}” says “${words}”`,
    );

  /** The first text that the pattern finds in an element. */
  find = (target: Target, pattern: RegExp): Promise<string> =>
    this.until(
      ([to, source]) =>
        new RegExp(source).exec(
          (window.pageTools?.find(to) as HTMLElement | undefined)?.innerText ?? '',
        )?.[0],
      [target, pattern.source] as const,
      `“${describe(target)}” has ${pattern.source}`,
    );

  /** An open overlay is seen and usable, in its final place. */
  async seeOverlay(target: Target): Promise<void> {
    await this.see(target);
    let problem: string | undefined = 'unknown';
    const end = Date.now() + 5000;
    // It may still be moving into its place.
    while (problem !== undefined && Date.now() < end) {
      problem = await this.until(
        (to) => {
          const overlay = window.pageTools?.find(to);
          return overlay ? { problem: window.pageTools?.overlayProblem(overlay) } : undefined;
        },
        target,
        'the overlay is open',
      ).then((answer) => answer.problem ?? undefined);
      if (problem !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    expect(problem).toBeUndefined();
  }

  /** Presses a field and types into it. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.page.type(text);
  }

  /** Chooses an option of a native list by its value; the list itself is drawn by the system, outside of the page. */
  choose = (target: Target, value: string) =>
    this.until(
      ([to, wanted]) => {
        const list = window.pageTools?.find(to);
        if (!(list instanceof HTMLSelectElement)) return false;
        if (![...list.options].some((option) => option.value === wanted)) return false;
        list.value = wanted;
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      [target, value] as const,
      `“${describe(target)}” offers ${value}`,
    );

  /** Waits until a list waits for no answer, and has not just been asked. */
  untilAnswered = () =>
    this.until(
      async () => {
        const isAnswered = () => document.querySelector('[aria-busy="true"]') === null;
        if (!isAnswered()) return false;
        await new Promise((resolve) => setTimeout(resolve, 300));
        return isAnswered();
      },
      null,
      'the list has its answer',
    );

  key = (name: Key) => this.page.pressKey(name);

  back = () => this.page.back();

  forward = () => this.page.forward();

  /** Path, query and hash. */
  address = () =>
    this.page
      .evaluate(() => location.pathname + location.search + location.hash, null)
      .catch(() => 'between two');

  arriveAt = (pattern: RegExp) =>
    this.until(
      (source) => new RegExp(source).test(location.pathname + location.search + location.hash),
      pattern.source,
      `the address is ${pattern.source}`,
    );
}
