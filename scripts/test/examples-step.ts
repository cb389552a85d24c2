import type { Browser } from '@playwright/test';
import { contractExample } from '../../openapi/contract-examples';
import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { fillForm, formOf, sendButton } from '../../e2e/support/enquiry-forms';
import { localeCodes, locales, type Locale } from '../../src/i18n/locales';
import { routes } from '../../src/lib/routes';
import { launchChromium, untilHydrated } from '../lib/browser';
import { startExampleApi } from '../lib/example-api';
import { lookAtSite } from '../lib/look-at-site';
import { resolveSettings } from '../lib/settings';
import { serveSite } from '../lib/site';
import { buildCopy, copyFolder, copySources } from '../lib/site-copy';
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

/**
 * A server that knows the examples of the contract and nothing else is enough for a site to build and to click. Strict: the build
 * fails where it would drop one of them.
 */
export const examplesStep: TestStep = {
  name: 'examples',
  title: "The site from the contract's examples alone",
  tools: ['Chromium'],
  // Not beside the editing page: both use the copy of the checkout.
  run: async (context) => {
    const directory = copyFolder(context);
    copySources(directory);
    const ports = { apiPort: await freePort(), sitePort: await freePort() };
    const api = await startExampleApi(ports.apiPort);
    context.onEnd(api.close);
    const env = { ...resolveSettings(ports, {}).settings, API_STRICT: 'on', API_IMAGES: 'off' };
    await buildCopy(context, directory, env, { output: 'on-failure' });
    const siteUrl = await serveSite(context, {
      buildDir: `${directory}/public`,
      port: ports.sitePort,
      portOption: 'of the copy',
    });
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
