import path from 'node:path';
import type { Page } from '@playwright/test';
import { locales } from '../../../src/i18n/locales';
import { routes } from '../../../src/lib/routes';
import { launchChromium, untilHydrated } from '../../lib/browser';
import type { CommandContext } from '../../lib/command';
import { startEditingCopy, type EditingCopy } from '../../lib/editing-copy';
import { rootDir } from '../../lib/paths';
import { step } from '../../lib/step';
import { countProblems, sumCounts, type Counts } from './counts';
import { checkMistakesAtOnce } from './editing/mistakes-at-once';
import { checkSavedTexts } from './editing/saved-texts';
import { serveExampleSite } from './examples-step';
import { runPlaywright } from './run-playwright';
import type { TestStep } from './test-step';

const config = path.join(rootDir, 'e2e/editing/playwright.config.ts');

/** Content, a list of the API, and both languages. */
const pages = [
  { code: 'ar', path: routes.projects },
  { code: 'en', path: locales.en.localePrefix + routes.faq },
] as const;

/** `gatsby develop` links a style sheet that only sites with CSS files have. */
const isExpected = (message: string) => message.includes('/commons.css');

/** Opens the pages and answers what the console said of errors, by address. */
async function consoleErrors(page: Page, origin: string): Promise<string[]> {
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
  return errors.filter((message) => !isExpected(message));
}

/** Pages of the development site, also while a text of the interface is saved. */
async function checkDevelopment(context: CommandContext, copy: EditingCopy): Promise<Counts> {
  const browser = await launchChromium(context);
  const errors = await consoleErrors(await browser.newPage(), copy.siteUrl);
  const problems = await checkSavedTexts(await browser.newPage(), copy.siteUrl, copy.directory);
  await browser.close();
  return sumCounts([countProblems(errors), countProblems(problems)]);
}

const playwright = (
  context: CommandContext,
  project: 'saving' | 'conflicts' | 'forms' | 'refusing' | 'seeing' | 'published',
  { url, siteUrl, directory }: Pick<EditingCopy, 'url' | 'siteUrl' | 'directory'>,
): Promise<Counts> =>
  runPlaywright(context, ['--config', config, '--project', project], project, {
    EDITING_URL: url,
    EDITING_SITE_URL: siteUrl,
    EDITING_FOLDER: directory,
  });

/** What editors saved, as visitors see it: a production build, which no mistake replaces. */
async function checkPublished(
  context: CommandContext,
  site: Awaited<ReturnType<typeof serveExampleSite>>,
): Promise<Counts> {
  const [seen, mistakes] = await Promise.all([
    playwright(context, 'published', { ...site, url: site.siteUrl }),
    checkMistakesAtOnce(context, site.directory, site.env),
  ]);
  return sumCounts([seen, countProblems(mistakes)]);
}

/**
 * `npm run content -- edit` in a copy of the checkout, so that the build of the other tests stays: pages show while developing, also a
 * text that is saved; an editor changes the site, the change is published, and mistakes are not.
 */
export const editingStep: TestStep = {
  name: 'editing',
  title: 'Editing page, and pages while developing',
  tools: ['Chromium'],
  run: async (context) => {
    const copy = await step('npm run content -- edit', () => startEditingCopy(context));
    // The development site compiles meanwhile, and the site is built of what was saved beside the tests after it.
    const saved = await step('Editors save', () => playwright(context, 'saving', copy));
    const publishing = step('Publish', () => serveExampleSite(context, copy.directory));
    publishing.catch(() => undefined); // until it is waited for
    const conflicts = await step('Two editors of one text', () => playwright(context, 'conflicts', copy));
    const forms = await step('What editors see in lists and forms', () => playwright(context, 'forms', copy));
    const refused = await step('Mistakes are refused', () => playwright(context, 'refusing', copy));
    await step('gatsby develop', () => copy.untilDeveloped(pages.map((page) => page.path)));
    const developing = await step('Pages while developing', () => checkDevelopment(context, copy));
    const seen = await step('Editors see the page', () => playwright(context, 'seeing', copy));
    await copy.stop();
    const site = await publishing;
    const published = await step('What is published', () => checkPublished(context, site));
    return sumCounts([saved, conflicts, forms, refused, developing, seen, published]);
  },
};
