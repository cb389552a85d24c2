import path from 'node:path';
import type { Browser } from '@playwright/test';
import { contractExample } from '../../../openapi/contract-examples';
import { freePort } from '../../../openapi/reference-api/testing/local-machine';
import { fillForm, formOf, sendButton } from '../../../e2e/support/enquiry-forms';
import { localeCodes, locales, type Locale } from '../../../src/i18n/locales';
import { routes } from '../../../src/lib/routes';
import { launchChromium, untilHydrated } from '../../lib/browser';
import type { CommandContext } from '../../lib/command';
import { startExampleApi } from '../../lib/example-api';
import { lookAtSite } from '../../lib/look-at-site';
import { resolveSettings } from '../../lib/settings';
import { serveSite } from '../../lib/site';
import { buildCopy, copyPictures, copySources, copyTexts, makeCopyFolder } from '../../lib/site-copy';
import { countProblems, sumCounts } from './counts';
import type { TestStep } from './test-step';

/** Sends the form that offers the most options, and compares the receipt. @returns what is wrong */
async function sendForm(browser: Browser, siteUrl: string, locale: Locale): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(siteUrl + locales[locale].localePrefix + routes.maintenance);
  await untilHydrated(page);
  const { full_name, mobile } = contractExample('MaintenanceCreate');
  const area = await fillForm(page, locale, formOf('maintenance'), { full_name, mobile });
  await sendButton(area, locale).click();
  const { reference } = contractExample('EnquiryReceipt');
  const receipt = area.getByRole('status').filter({ hasText: reference });
  const isShown = await receipt.waitFor().then(
    () => true,
    () => false,
  );
  await page.close();
  return isShown ? [] : [`${locale}: the form that was sent shows no receipt ${reference}`];
}

interface ExampleSite {
  siteUrl: string;
  /** The copy of the checkout that it was built in, and with what settings. */
  directory: string;
  env: Record<string, string>;
}

const served = new WeakMap<CommandContext, Promise<ExampleSite>>();

/**
 * Builds a copy of the checkout with the examples of the contract as its API, and serves it beside them until the command
 * ends. All steps of a command share it. Strict: the build fails where it would drop one of the examples.
 * @param texts a project to take the texts of, where it is not the checkout
 */
export function serveExampleSite(context: CommandContext, texts?: string): Promise<ExampleSite> {
  const site = served.get(context) ?? buildExampleSite(context, texts);
  served.set(context, site);
  return site;
}

async function buildExampleSite(context: CommandContext, texts?: string): Promise<ExampleSite> {
  const directory = makeCopyFolder(context);
  copySources(directory);
  copyPictures(directory);
  if (texts) copyTexts(texts, directory);
  const ports = { apiPort: await freePort(), sitePort: await freePort() };
  const api = await startExampleApi(ports.apiPort);
  context.onEnd(api.close);
  const online = { ADMIN_REPOSITORY: 'github:example/site', ADMIN_SIGN_IN: 'https://sign-in.example' };
  const strict = { API_STRICT: 'on', API_IMAGES: 'off' };
  const env = { ...resolveSettings(ports, {}).settings, ...online, ...strict };
  await buildCopy(context, directory, env, { output: 'on-failure' });
  const buildDir = path.join(directory, 'public');
  const siteUrl = await serveSite(context, { buildDir, port: ports.sitePort, portOption: 'of the copy' });
  return { siteUrl, directory, env };
}

/** A server that knows the examples of the contract and nothing else is enough for a site to build and to click. */
export const examplesStep: TestStep = {
  name: 'examples',
  title: "The site from the contract's examples alone",
  tools: ['Chromium'],
  // The editing page's published change is in the same site.
  after: ['editing'],
  run: async (context) => {
    const { siteUrl } = await serveExampleSite(context);
    const browser = await launchChromium(context);
    const looks = [360, 1280].map((width) => () => lookAtSite(browser, siteUrl, width));
    const forms = localeCodes.map((locale) => () => sendForm(browser, siteUrl, locale));
    const counts = [];
    for (const check of [...looks, ...forms]) {
      counts.push(countProblems(await check()));
    }
    return sumCounts(counts);
  },
};
