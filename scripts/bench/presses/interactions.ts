import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { demoProjectPath } from '../../../e2e/support/api';
import { sendButton } from '../../../e2e/support/enquiry-forms';
import { filterButton } from '../../../e2e/support/lists';
import { menuButton } from '../../../e2e/support/menu';
import { text } from '../../../e2e/support/texts';
import { unitsSection } from '../../../e2e/support/units';
import { locales } from '../../../src/i18n/locales';
import { routes } from '../../../src/lib/routes';
import type { Interaction } from './figures';
import { pressAtRest, type Press } from './press';
import { slowInteractions } from './slow-interactions';

/** What counts is the next paint, whether or not it shows the answer yet. */
const untilNextPaint =
  (press: Press): Interaction['measure'] =>
  async (phone) => {
    const { nextPaint, answer } = await pressAtRest(phone, press);
    return { figure: nextPaint, answer };
  };

/** A press that the screen is to answer within 100 ms. */
const painted = (name: string, press: Press): Interaction => ({
  name,
  target: 100,
  measure: untilNextPaint(press),
});

/** Gatsby fetches pages ahead whose links are in view, a few at a time. */
async function untilPrefetched(page: Page, path: string): Promise<void> {
  const hint = page.locator(`link[rel="prefetch"][href*="/page-data${path}/"]`);
  await hint.first().waitFor({ state: 'attached' });
  await delay(4000);
}

/** A link to another page, whose first screen is to be seen within 150 ms. */
const toPage = (name: string, to: string, press: Omit<Press, 'ready'>): Interaction => ({
  name,
  target: 150,
  measure: async (phone) => {
    const ready = (page: Page) => untilPrefetched(page, to);
    const { answer } = await pressAtRest(phone, { ...press, ready });
    return { figure: answer, answer };
  },
});

const footerLink = (page: Page, key: 'projects' | 'rentals' | 'faq') =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('ar', 'common', `nav.${key}`), exact: true })
    .first();

const viewport = '<meta name="viewport" content="width=device-width">';
const dialog = { selector: 'dialog[open]' };

/** What visitors of a phone press, in Arabic. */
export const interactions: readonly Interaction[] = [
  {
    // What the browser itself takes here: the machine and what else it does are in every other figure too.
    name: 'empty page',
    measure: untilNextPaint({
      path: `data:text/html,<!doctype html><html data-hydrated>${viewport}<details><summary>?</summary><p>!</details>`,
      control: (page) => page.locator('summary'),
      answer: { selector: 'details[open] p' },
    }),
  },
  painted('menu', {
    path: routes.home,
    control: (page) => menuButton(page, 'ar'),
    answer: dialog,
  }),
  painted('unit sheet', {
    path: demoProjectPath,
    control: (page) => unitsSection(page).getByRole('listitem').locator('[data-unit]').first(),
    answer: dialog,
  }),
  painted('gallery', {
    path: demoProjectPath,
    control: (page) =>
      page
        .getByRole('list', { name: text('ar', 'projects', 'detail.gallery') })
        .getByRole('link')
        .first(),
    answer: dialog,
  }),
  painted('language switch', {
    path: demoProjectPath,
    control: (page) => page.getByRole('banner').getByRole('button', { name: locales.en.name }),
    answer: { selector: 'html[lang="en"]' },
  }),
  painted('first submit', {
    path: routes.consultation,
    control: (page) => sendButton(page.getByRole('form'), 'ar'),
    answer: { selector: '[aria-invalid="true"]' },
  }),
  // The first question is open from the beginning.
  painted('FAQ answer', {
    path: routes.faq,
    control: (page) => page.getByRole('main').locator('li:nth-child(2) summary').first(),
    answer: { selector: 'main li:nth-child(2) details[open] > div' },
  }),
  painted('filter', {
    path: routes.projects,
    control: (page) => filterButton(page, 'ar'),
    answer: dialog,
  }),
  toPage('to a page', routes.projects, {
    path: routes.home,
    control: (page) => footerLink(page, 'projects'),
    answer: { selector: 'main h1', text: text('ar', 'projects', 'title') },
  }),
  toPage('to rentals', routes.rentals, {
    path: routes.home,
    control: (page) => footerLink(page, 'rentals'),
    answer: { selector: 'main h1', text: text('ar', 'rentals', 'title') },
  }),
  toPage('to FAQ', routes.faq, {
    path: routes.home,
    control: (page) => footerLink(page, 'faq'),
    answer: { selector: 'main details[open]' },
  }),
  toPage('to a project', demoProjectPath, {
    path: routes.projects,
    control: (page) => page.getByRole('main').locator(`a[href="${demoProjectPath}"]`).first(),
    answer: { selector: 'main a[href="#interest"]' },
  }),
  ...slowInteractions,
];
