import path from 'node:path';
import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { locales } from '../../src/i18n/locales';
import { routes } from '../../src/lib/routes';
import { launchChromium, untilHydrated } from '../lib/browser';
import { runChild } from '../lib/child-process';
import type { CommandContext } from '../lib/command';
import { startEditingCopy, type EditingCopy } from '../lib/editing-copy';
import { rootDir } from '../lib/paths';
import { resolveSettings } from '../lib/settings';
import { buildCopy } from '../lib/site-copy';
import { serveSite } from '../lib/site';
import { countProblems, readPlaywrightCounts, sumCounts, withExitCode, type Counts } from './counts';
import { checkMistakesAtOnce } from './editing/mistakes-at-once';
import { checkSavedTexts } from './editing/saved-texts';
import { startTestApi } from './test-api';
import type { TestStep } from './test-step';

/** Content, a list of the API, and both languages. */
const pages = [
  { code: 'ar', path: routes.projects },
  { code: 'en', path: locales.en.localePrefix + routes.faq },
] as const;

/** `gatsby develop` links a style sheet that only sites with CSS files have. */
const isExpected = (message: string) => message.includes('/commons.css');

/** Opens the pages and answers what the console said of errors, by address. */
async function consoleErrors(context: CommandContext, origin: string): Promise<string[]> {
  const browser = await launchChromium(context);
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  for (const { code, path: address } of pages) {
    await page.goto(origin + address, { timeout: 120_000 });
    await untilHydrated(page);
    await page.locator(`html[lang="${code}"] h1`).waitFor();
  }
  await browser.close();
  return errors.filter((message) => !isExpected(message));
}

async function playwright(
  context: CommandContext,
  project: 'editing' | 'published',
  env: Record<string, string>,
): Promise<Counts> {
  const report = path.join(rootDir, `test-results/${project}.json`);
  const config = path.join(rootDir, 'e2e/editing/playwright.config.ts');
  const program = path.join(rootDir, 'node_modules/.bin/playwright');
  const code = await runChild(context, [program, 'test', '--config', config, '--project', project], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return withExitCode(readPlaywrightCounts(report), code);
}

/** What editors saved, as visitors see it: a production build of the copy. */
async function checkPublished(context: CommandContext, copy: EditingCopy): Promise<Counts> {
  const ports = { apiPort: await freePort(), sitePort: await freePort() };
  const api = await startTestApi(context, ports.apiPort);
  const online = { ADMIN_REPOSITORY: 'github:example/site', ADMIN_SIGN_IN: 'https://sign-in.example' };
  const env = { ...resolveSettings(ports, {}).settings, ...online, API_IMAGES: 'off' };
  await buildCopy(context, copy.directory, env);
  const siteUrl = await serveSite(context, {
    buildDir: path.join(copy.directory, 'public'),
    port: ports.sitePort,
    portOption: 'of the copy',
  });
  const seen = await playwright(context, 'published', {
    EDITING_URL: siteUrl,
    EDITING_SITE_URL: siteUrl,
    EDITING_FOLDER: copy.directory,
  });
  const mistakes = countProblems(await checkMistakesAtOnce(copy.directory, env));
  await api.close();
  return sumCounts([seen, mistakes]);
}

/**
 * `npm run cms` in a copy of the checkout, so that the build of the other tests stays: pages show while developing, also a
 * text that is saved; an editor changes the site, the change is published, and mistakes are not.
 */
export const editingStep: TestStep = {
  name: 'editing',
  title: 'Editing page, and pages while developing',
  tools: ['Chromium', 'PostgreSQL'],
  readsOnly: true,
  run: async (context) => {
    const copy = await startEditingCopy(
      context,
      pages.map((page) => page.path),
    );
    const developing = countProblems(await consoleErrors(context, copy.siteUrl));
    const browser = await launchChromium(context);
    const page = await browser.newPage();
    const texts = countProblems(await checkSavedTexts(page, copy.siteUrl, copy.directory));
    await browser.close();
    const edited = await playwright(context, 'editing', {
      EDITING_URL: copy.url,
      EDITING_SITE_URL: copy.siteUrl,
      EDITING_FOLDER: copy.directory,
    });
    await copy.stop();
    return sumCounts([developing, texts, edited, await checkPublished(context, copy)]);
  },
};
