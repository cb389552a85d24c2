import type { RecordLine } from '../../src/sourcing/outputs/history';
import { demoProject, fetchUnits } from './api';

const day = 24 * 60 * 60 * 1000;

/** The times of the record that builds before that of the tests have kept. @param builtAt when that of the tests began */
export const recordTimes = (builtAt: string | number) => {
  const before = (days: number) => new Date(Number(new Date(builtAt)) - days * day).toISOString();
  return { begun: before(40), lastSeen: before(4), seen: before(3) };
};

/** A project that promised another handover date before. */
export const delayedProject = { slug: 'almalqa-terraces', promisedBefore: '2027-12-31' };

/** The unit of the demo project whose price rose, and what it was before; a unit that other tests do not change. */
export async function dearerUnit(apiUrl: string) {
  const { project, units } = await fetchUnits(apiUrl, demoProject);
  const found = units.find(({ unit }) => unit.state === 'available' && unit.price);
  if (!found) throw new Error('The demo data has no unit to buy');
  const { unit, building } = found;
  return { project, building, unit, priceBefore: (unit.price ?? 0) - 20_000 };
}

/** What builds before that of the tests have read: another price of a unit, another handover date of a project. */
export async function recordBefore(apiUrl: string): Promise<RecordLine[]> {
  const { begun, lastSeen, seen } = recordTimes(Date.now());
  const { project, unit, priceBefore } = await dearerUnit(apiUrl);
  const { project: delayed } = await fetchUnits(apiUrl, delayedProject.slug);
  const price = { project: project.id, unit: unit.id, field: 'price' } as const;
  const handover = { project: delayed.id, field: 'handover_date' } as const;
  return [
    { observed_at: begun, ...price, after: priceBefore },
    { observed_at: begun, ...handover, after: delayedProject.promisedBefore },
    { observed_at: seen, ...price, before: priceBefore, last_seen_at: lastSeen, after: unit.price ?? null },
    {
      ...{ observed_at: seen, ...handover, before: delayedProject.promisedBefore, last_seen_at: lastSeen },
      after: delayed.handover_date ?? null,
    },
  ];
}
