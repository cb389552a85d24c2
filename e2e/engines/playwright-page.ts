import { chromium, firefox, type Browser } from '@playwright/test';
import { findFirefox } from '../../scripts/lib/find-engines';
import { chromiumLaunch } from '../support/chromium-launch';
import type { EngineName, EnginePage, PageOptions } from './engine';

type PlaywrightEngine = Exclude<EngineName, 'webkit'>;

const textSize = 16;

/** Firefox as it is installed, by WebDriver BiDi: Playwright's own build is a download. */
function launch(engine: PlaywrightEngine, textScale: number) {
  const size = textSize * textScale;
  if (engine === 'chromium') {
    const args = [...(chromiumLaunch.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    return chromium.launch({ ...chromiumLaunch, args });
  }
  const sizes = ['ar', 'x-western', 'x-unicode'].map((script) => [`font.size.variable.${script}`, size]);
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    firefoxUserPrefs: {
      // Or it asks no proxy about this machine.
      'network.proxy.allow_hijacking_localhost': true,
      // A process for a page that may come costs as much as one for a page that does.
      'dom.ipc.processPrelaunch.enabled': false,
      ...(Object.fromEntries(sizes) as Record<string, number>),
    },
  });
}

/** Running browsers by the size of their texts: a start takes Firefox two seconds. */
export type Browsers = Map<number, Browser>;

/** Opens a tab of Chromium or Firefox that shares nothing with others. */
export async function openPlaywrightPage(
  engine: PlaywrightEngine,
  browsers: Browsers,
  options: PageOptions,
): Promise<EnginePage> {
  const { width, height, locale, cookies, siteUrl, proxy, initScript, textScale = 1 } = options;
  const browser = browsers.get(textScale) ?? (await launch(engine, textScale));
  browsers.set(textScale, browser);
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    timezoneId: 'Asia/Riyadh',
    ...(proxy && { proxy: { server: proxy, bypass: new URL(siteUrl).host } }),
  });
  const named = Object.entries(cookies).map(([name, value]) => ({ name, value, url: siteUrl }));
  if (named.length > 0) await context.addCookies(named);
  if (initScript) await context.addInitScript({ content: initScript });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`Uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  // Not goBack: it waits for a load, which Back within a document does not have.
  const travel = (steps: number) => page.evaluate((by) => void setTimeout(() => history.go(by), 20), steps);
  return {
    engine,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    addScript: async (source) => void (await page.evaluate(source)),
    clickAt: (x, y) => page.mouse.click(x, y, { delay: 30 }),
    // For what is on no keyboard, WebDriver BiDi sets the value without an event that a person's keyboard sends.
    type: (text) =>
      engine === 'firefox' && /[^\x20-\x7E]/.test(text)
        ? page.evaluate((typed) => void document.execCommand('insertText', false, typed), text)
        : page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    back: () => travel(-1),
    forward: () => travel(1),
    screenshot: () => page.screenshot(),
    errors: () => errors,
    close: () => context.close(),
  };
}
