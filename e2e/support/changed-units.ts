import type { Page } from '@playwright/test';
import type { components } from '../../src/api-client/generated/schema';

type Unit = components['schemas']['Unit'];

interface Answer {
  data?: unknown;
  /** Of an answer in brief. */
  groups?: { matching: number; units: { id: string }[] }[];
  meta?: { units?: number };
}

const isUnit = (row: unknown): row is Unit =>
  typeof row === 'object' && row !== null && 'building_id' in row && 'flat_number' in row;

/** The units in an answer about a project, or about units. */
function unitsIn({ data }: Answer): Unit[] {
  if (Array.isArray(data)) return data.filter(isUnit);
  const { buildings = [] } = (data ?? {}) as { buildings?: { units: Unit[] }[] };
  return buildings.flatMap(({ units }) => units);
}

/** An answer in brief has what can be bought. */
function changeInBrief({ groups = [], meta }: Answer, id: string, change: Partial<Unit>): void {
  for (const group of groups) {
    const unit = group.units.find((one) => one.id === id);
    if (!unit) continue;
    const { state = 'available', price } = change;
    if (price) Object.assign(unit, { price });
    if (state === 'available') continue;
    group.units = group.units.filter((one) => one !== unit);
    group.matching -= 1;
    if (meta?.units) meta.units -= 1;
  }
}

/** Answers of the API have the unit with other values, until the routes of the page are removed. */
export async function changeUnit(page: Page, id: string, change: Partial<Unit>): Promise<void> {
  await page.route('**/api/v1/public/projects/**', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as Answer;
    for (const unit of unitsIn(body)) if (unit.id === id) Object.assign(unit, change);
    changeInBrief(body, id, change);
    await route.fulfill({ response, json: body });
  });
}
