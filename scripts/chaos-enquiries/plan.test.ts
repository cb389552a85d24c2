import { enquiryForms } from '../../e2e/support/enquiry-forms';
import { gateFaults } from '../../e2e/support/fault-gate';
import { describePlan, disruptions, planOf } from './plan';

const plans = Array.from({ length: 200 }, (_, number) => planOf(1, number));

test('a seed draws the same plans each time, another seed draws others', () => {
  const again = plans.map((_, number) => planOf(1, number));
  expect(again).toEqual(plans);
  expect(plans.map((_, number) => planOf(2, number))).not.toEqual(plans);
});

test('two hundred visitors meet every form, fault and disruption', () => {
  const seen = new Set<unknown>(
    plans.flatMap(({ form, fault, locale, then }) => [
      form.kind,
      fault,
      locale,
      ...then.map((one) => one.disruption),
    ]),
  );
  const all = [
    ...enquiryForms.map(({ kind }) => kind),
    ...gateFaults,
    'offline',
    undefined,
    'ar',
    'en',
    ...disruptions,
  ];
  expect(all.filter((one) => !seen.has(one))).toEqual([]);
  for (const flag of ['storageRefused', 'twice', 'hasty'] as const) {
    expect(new Set(plans.map((plan) => plan[flag])).size).toBe(2);
  }
});

test('a tab without storage is never closed', () => {
  const closed = plans.filter(
    ({ storageRefused, then }) =>
      storageRefused &&
      then.some(({ disruption }) => ['reload', 'close and reopen', 'back'].includes(disruption)),
  );
  expect(closed).toEqual([]);
});

test('a plan is described in one line', () => {
  const [form] = enquiryForms;
  const plan = {
    form,
    locale: 'ar',
    storageRefused: false,
    fault: 'cut',
    twice: true,
    hasty: false,
  } as const;
  expect(describePlan({ ...plan, then: [{ disruption: 'reload', fault: undefined }] })).toBe(
    'maintenance ar, cut, pressed twice, reload',
  );
});
