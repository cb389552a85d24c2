import type { Page } from '@playwright/test';
import { demoProjectPath } from '../../../e2e/support/api';
import { searchField } from '../../../e2e/support/search';
import { text } from '../../../e2e/support/texts';
import { unitPath } from '../../../e2e/support/unit-page';
import { unitsSection } from '../../../e2e/support/units';
import { locales } from '../../../src/i18n/locales';
import { routes } from '../../../src/lib/routes';
import type { Interaction } from './figures';
import { revisitOnSlowNetwork } from './repeat-visit';
import { loadOnSlowNetwork, pressOnSlowNetwork } from './slow-network';

/** Of the demo project. */
const demoUnit = 'prj-1001-a-002';

/** A page that is to be hydrated within 7.5 s on “Slow 3G”. */
const hydrated = (name: string, path: string): Interaction => ({
  name: `slow 3G: ${name}`,
  target: 7500,
  measure: (phone) => loadOnSlowNetwork(phone, path),
});

/** A press on “Slow 3G” that is to work within 3.5 s of the navigation. */
const early = (name: string, press: Parameters<typeof pressOnSlowNetwork>[1]): Interaction => ({
  name: `first press on slow 3G: ${name}`,
  target: 3500,
  measure: (phone) => pressOnSlowNetwork(phone, press),
});

/** A page that was read before: what a repeat visit waits for on “Slow 3G”. */
const again = (name: string, path: string): Interaction[] =>
  (['readable', 'hydrated'] as const).map((state) => ({
    name: `again on slow 3G: ${name} ${state}`,
    target: { readable: 2000, hydrated: 3000 }[state],
    measure: async (phone) => ({ figure: (await revisitOnSlowNetwork(phone, path))[state] }),
  }));

const earlyMenu = {
  path: routes.home,
  control: (page: Page) => page.getByRole('banner').getByLabel(text('ar', 'common', 'menu'), { exact: true }),
  answer: { selector: 'header details[open] nav, dialog[open]' },
};

/** Visits on “Slow 3G”: when pages are hydrated, what works before, and how soon pages that were read are there again. */
export const slowInteractions: readonly Interaction[] = [
  {
    name: 'slow 3G',
    target: 5000,
    measure: (phone) => loadOnSlowNetwork(phone, routes.home),
  },
  hydrated('projects', routes.projects),
  hydrated('project', demoProjectPath),
  hydrated('unit', unitPath(demoUnit)),
  hydrated('FAQ', routes.faq),
  hydrated('rentals', routes.rentals),
  ...again('home', routes.home),
  ...again('project', demoProjectPath),
  {
    name: 'press on slow 3G',
    target: 100,
    measure: async (phone) => {
      const { answer = NaN } = await pressOnSlowNetwork(phone, earlyMenu);
      return { figure: answer, answer };
    },
  },
  early('menu', earlyMenu),
  early('call', {
    path: routes.home,
    control: (page) => page.getByRole('button', { name: text('ar', 'common', 'contactButton.open') }),
    answer: { selector: 'aside a[href^="tel:"]' },
  }),
  early('language', {
    path: routes.home,
    control: (page) => page.getByRole('banner').getByRole('button', { name: locales.en.name }),
  }),
  early('search', { path: routes.home, control: searchField }),
  early('unit', {
    path: demoProjectPath,
    control: (page) => unitsSection(page).getByRole('listitem').locator('[data-unit]').first(),
  }),
  early('next page', {
    path: routes.blogs,
    control: (page) => page.getByRole('main').locator('a[rel="next"]'),
  }),
];
