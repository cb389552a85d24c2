import { render, screen } from '@testing-library/react';
import { addResources } from '../../../i18n';
import common from '../../../i18n/locales/ar/common.json';
import texts from '../../../i18n/locales/ar/projects.json';
import { PromisedHandoversList, type PromisedHandovers } from './promised-handovers';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('projects', texts)] });

type Promised = PromisedHandovers[number];
const promise = (date: string, day: string, knowledge: Promised['knowledge']): Promised => ({
  date,
  seen_at: `2026-${day}T09:00:00.000Z`,
  knowledge,
});
const rows = (promised: PromisedHandovers) => {
  document.documentElement.dataset['builtAt'] = '2026-11-20T09:00:00Z';
  render(<PromisedHandoversList promised={promised} />);
  return screen.queryAllByRole('listitem').map((row) => row.textContent);
};

test('every promise stays in view, the last one first', () =>
  expect(
    rows([
      promise('2026-12-31', '01-05', 'first'),
      promise('2027-03-31', '03-03', 'seen'),
      promise('2027-06-30', '06-02', 'on_day'),
    ]),
  ).toEqual([
    'الربع الثاني 2027: معلن منذ 2 يونيو 2026',
    'الربع الأول 2027: ظهر أول مرة في 3 مارس 2026',
    'الربع الرابع 2026: معلن منذ 5 يناير 2026 على الأقل',
  ]));

test('another day of the same quarter is the same promise', () =>
  expect(rows([promise('2027-06-15', '01-05', 'first'), promise('2027-06-30', '03-03', 'seen')])).toEqual([
    'الربع الثاني 2027: معلن منذ 5 يناير 2026 على الأقل',
  ]));

test('on the day on which the record begins nothing is said', () =>
  expect(rows([promise('2027-06-30', '11-20', 'first')])).toEqual([]));

test('a project without a date has promised none', () => expect(rows([])).toEqual([]));
