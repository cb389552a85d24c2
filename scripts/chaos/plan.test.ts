import { enquiryForms } from '../../e2e/support/enquiry-forms';
import { gateFaults } from '../../e2e/support/fault-gate';
import { describePlan, planOf, disruptions } from './plan';

const plans = Array.from({ length: 200 }, (_, number) => planOf(1, number));

test('a seed draws the same plans each time, another seed draws others', () => {
  const again = plans.map((_, number) => planOf(1, number));
  expect(again).toEqual(plans);
  expect(plans.map((_, number) => planOf(2, number))).not.toEqual(plans);
});

test('two hundred visitors meet every form, fault and upheaval', () => {
  const seen = new Set<unknown>(
    plans.flatMap(({ form, fault, locale, then }) => [
      form.kind,
      fault,
      locale,
      ...then.map((one) => one.upheaval),
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

test('a tab that keeps nothing is never closed', () => {
  const closed = plans.filter(
    ({ storageRefused, then }) =>
      storageRefused &&
      then.some(({ upheaval }) => ['reload', 'close and reopen', 'back'].includes(upheaval)),
  );
  expect(closed).toEqual([]);
});

test('a plan is told in a line', () => {
  const [form] = enquiryForms;
  const plan = {
    form,
    locale: 'ar',
    storageRefused: false,
    fault: 'cut',
    twice: true,
    hasty: false,
  } as const;
  expect(describePlan({ ...plan, then: [{ upheaval: 'reload', fault: undefined }] })).toBe(
    'maintenance ar, cut, pressed twice, reload',
  );
});
