import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { locales } from '../../src/i18n/locales';
import { routes } from '../../src/lib/routes';
import { launchChromium, untilHydrated } from '../lib/browser';
import { runChild } from '../lib/child-process';
import { CommandError, type CommandContext } from '../lib/command';
import { copySources } from '../lib/site-copy';
import { countOne } from './counts';
import type { TestStep } from './test-step';

/** Content, a list of the API, and both languages. */
const paths = [
  { code: 'ar', path: routes.projects },
  { code: 'en', path: locales.en.localePrefix + routes.faq },
] as const;

/** `gatsby develop` links a style sheet that only sites with CSS files have. */
const isExpected = (message: string) => message.includes('/commons.css');

/** Resolves when `gatsby develop` answers the address; it compiles before that. */
async function untilAnswering(address: string, ended: () => boolean): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (ended()) throw new CommandError('`npm run dev` ended by itself.');
    await delay(500);
  }
}

/** Opens the pages and answers what the console said of errors, by address. */
async function consoleErrors(context: CommandContext, origin: string): Promise<string[]> {
  const browser = await launchChromium(context);
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  for (const { code, path: address } of paths) {
    await page.goto(origin + address, { timeout: 120_000 });
    await untilHydrated(page);
    await page.locator(`html[lang="${code}"] h1`).waitFor();
  }
  await browser.close();
  return errors.filter((message) => !isExpected(message));
}

/** `npm run dev` in a copy of the checkout, so that the build of the other tests stays: pages show, and the console is clean. */
export const devStep: TestStep = {
  name: 'dev',
  title: 'Pages while developing',
  needsTools: true,
  run: async (context) => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'site-dev-'));
    context.onEnd(() => rmSync(directory, { recursive: true, force: true }));
    copySources(directory);
    const port = await freePort();
    const script = path.join(directory, 'scripts/dev.ts');
    const args = ['--port', String(port), '--api-port', String(await freePort())];
    let hasEnded = false;
    const tsx = path.join(directory, 'node_modules/tsx/dist/cli.mjs');
    void runChild(context, [process.execPath, tsx, script, ...args], {
      directory,
      env: { API_IMAGES: 'off' },
    }).finally(() => (hasEnded = true));
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswering(origin, () => hasEnded);
    // Gatsby answers pages a moment before their data is written, and a page never asks again.
    for (const page of paths)
      await untilAnswering(`${origin}/page-data${page.path}/page-data.json`, () => hasEnded);
    const errors = await consoleErrors(context, origin);
    for (const error of errors) console.error(error);
    return countOne(errors.length === 0);
  },
};
