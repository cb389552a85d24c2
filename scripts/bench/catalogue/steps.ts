import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { text } from '../../../e2e/support/texts';
import type { Answers } from './observe-page';
import { untilHydrated } from '../../lib/browser';
import type { BenchProject } from './dataset';

interface Scene {
  page: Page;
  project: BenchProject;
  answers: Answers;
}

export interface Step {
  name: string;
  /** What the limit holds for: scrolling and filtering. */
  limited?: true;
  /** Whether a project has what the step needs. */
  only?: (project: BenchProject) => boolean;
  act: (scene: Scene) => Promise<void>;
}

// By selector where it is asked for again and again: looking for a role goes through the whole page.
const unitsSection = (page: Page): Locator => page.locator('section#units');
const grid = (page: Page): Locator => unitsSection(page).locator('[role="grid"]');

/** Pixels of one turn of a wheel, turned fast. */
const wheelTurn = 800;

/** Milliseconds: a busy browser may not report that it has scrolled. */
const wheelTimeout = 1000;

async function turnWheel(page: Page, by: number, isEnough: () => Promise<boolean>): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  for (let turns = 0; turns < 100 && !(await isEnough()); turns += 1) {
    await Promise.race([page.mouse.wheel(0, by), delay(wheelTimeout)]);
  }
}

const names = {
  label: text('ar', 'units', 'filter.label'),
  area: text('ar', 'units', 'filter.area'),
  clear: text('ar', 'units', 'filter.clear'),
  rooms: text('ar', 'conditions', 'legend.rooms'),
  availableOnly: text('ar', 'conditions', 'availableOnly'),
};
type FilterName = keyof typeof names;

const control = (page: Page, role: 'group' | 'switch' | 'button' | 'combobox', name: FilterName): Locator =>
  unitsSection(page).getByRole(role, { name: names[name] });

const choose =
  (name: FilterName, index: number): Step['act'] =>
  async ({ page }) =>
    void (await control(page, 'combobox', name).selectOption({ index }));

const enterPrice =
  (price: number): Step['act'] =>
  async ({ page }) => {
    const box = unitsSection(page).getByRole('textbox', { name: text('ar', 'common', 'priceLimit.label') });
    await box.fill(String(price));
    await box.press('Enter');
  };

const wheelToEnd: Step['act'] = ({ page }) =>
  turnWheel(page, wheelTurn, async () => {
    const box = await grid(page).boundingBox();
    return !box || box.y + box.height < 0;
  });

const wheelToTop: Step['act'] = ({ page }) =>
  turnWheel(page, -wheelTurn * 2, async () => (await page.evaluate(() => window.scrollY)) === 0);

const dragScrollBar: Step['act'] = async ({ page }) => {
  for (const part of [0.3, 0.9, 0.1, 0.6]) {
    await page.evaluate((share) => {
      const list = document.querySelector('section#units [role="grid"]');
      if (!list) return;
      const { top, height } = list.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + height * share, behavior: 'instant' });
    }, part);
  }
};

/** Lets the delayed answers through, and waits for that about the project. */
const receiveAnswers: Step['act'] = async ({ page, project, answers }) => {
  const path = `/public/projects/${project.slug}`;
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path));
  answers.release();
  await (await answer).finished();
};

const moveByKeys: Step['act'] = async ({ page }) => {
  await grid(page).locator('a').first().focus();
  for (const [key, times] of Object.entries({ ArrowDown: 12, ArrowLeft: 4, ArrowUp: 4 })) {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  }
};

/** Names of the steps until a page is at rest. */
export const arrivalSteps = ['load', 'live answer arrives'] as const;

/** Name of the step that opens a home. */
export const openingStep = 'open the sheet of a unit';

/** What a visitor does with the units of a project, in this order, on one and the same page. */
export const steps: readonly Step[] = [
  {
    name: arrivalSteps[0],
    act: async ({ page, project }) => {
      await page.goto(`/projects/detail/${project.slug}`, { waitUntil: 'commit' });
      await untilHydrated(page);
    },
  },
  { name: arrivalSteps[1], act: receiveAnswers },
  { name: 'wheel through the grid', limited: true, act: wheelToEnd },
  { name: 'wheel back to the top', limited: true, act: wheelToTop },
  { name: 'drag the scroll bar', limited: true, act: dragScrollBar },
  {
    name: 'back to the filter',
    limited: true,
    act: ({ page }) => control(page, 'group', 'label').scrollIntoViewIfNeeded(),
  },
  { name: 'choose rooms', limited: true, act: choose('rooms', 3) },
  {
    name: 'available only',
    limited: true,
    act: ({ page }) => control(page, 'switch', 'availableOnly').check(),
  },
  { name: 'choose an area', limited: true, act: choose('area', 1) },
  { name: 'choose a price', limited: true, act: enterPrice(1_000_000) },
  { name: 'choose another number of rooms', limited: true, act: choose('rooms', 2) },
  { name: 'clear the filter', limited: true, act: ({ page }) => control(page, 'button', 'clear').click() },
  { name: 'arrow keys in the grid', act: moveByKeys },
  {
    name: openingStep,
    act: async ({ page }) => {
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'close the sheet',
    act: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'another building',
    only: ({ buildings }) => buildings > 1,
    act: ({ page }) => unitsSection(page).getByRole('tab').nth(1).click(),
  },
  {
    name: 'open the table',
    act: async ({ page }) => {
      await unitsSection(page).locator('details > summary').click();
      await unitsSection(page).getByRole('table').waitFor();
    },
  },
  { name: 'filter with the table open', limited: true, act: choose('rooms', 3) },
];
