import { enquiryForms } from '../../../e2e/support/enquiry-forms';
import { gateFaults } from '../../../e2e/support/fault-gate';
import { describePlan, disruptions, planOf, type Plan } from './plan';

const plans = Array.from({ length: 200 }, (_, number) => planOf(1, number));

const disruptionsOf = (some: readonly Plan[]) =>
  some.flatMap(({ then }) => then.map((one) => one.disruption));

test('a seed draws the same plans each time, another seed draws others', () => {
  const again = plans.map((_, number) => planOf(1, number));
  expect(again).toEqual(plans);
  expect(plans.map((_, number) => planOf(2, number))).not.toEqual(plans);
});

test('two hundred visitors meet every form, fault and disruption', () => {
  const parts = plans.flatMap(({ form, fault, locale }) => [form.kind, fault, locale]);
  const seen = new Set<unknown>([...parts, ...disruptionsOf(plans)]);
  const kinds = enquiryForms.map(({ kind }) => kind);
  const all = [...kinds, ...gateFaults, 'offline', undefined, 'ar', 'en', ...disruptions];
  expect(all.filter((one) => !seen.has(one))).toEqual([]);
  for (const flag of ['storageRefused', 'twice', 'hasty'] as const) {
    expect(new Set(plans.map((plan) => plan[flag])).size).toBe(2);
  }
});

test('some tabs are closed within 250 ms of the press, without storage too if the API can be reached', () => {
  const closed = plans.filter(({ closedAfter }) => closedAfter !== undefined);
  expect(closed.length).toBeGreaterThan(30);
  expect(Math.max(...closed.map(({ closedAfter = 0 }) => closedAfter))).toBeLessThanOrEqual(250);
  const refused = closed.filter(({ storageRefused }) => storageRefused);
  expect(new Set(refused.map(({ fault }) => fault))).toEqual(new Set([undefined, 'cut']));
});

test('a tab without storage is never closed later', () => {
  const happened = disruptionsOf(plans.filter(({ storageRefused }) => storageRefused));
  expect(new Set(happened)).toEqual(
    new Set(['other fault', 'offline and online', 'second tab', 'other language']),
  );
});

test('a plan is described in one line', () => {
  const [form] = enquiryForms;
  const pressed = { fault: 'cut', twice: true, hasty: false } as const;
  const then = [{ disruption: 'reload', fault: undefined }] as const;
  const plan: Plan = { form, locale: 'ar', storageRefused: false, closedAfter: 40, ...pressed, then };
  expect(describePlan(plan)).toBe('maintenance ar, cut, pressed twice, closed after 40 ms, reload');
});
