/** Units without a valid licence, while the editors’ rule is `withhold`. */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { addResources } from '../../i18n';
import common from '../../i18n/locales/ar/common.json';
import texts from '../../i18n/locales/ar/compare.json';
import units from '../../i18n/locales/ar/units.json';
import { shortlist, type ShortlistItem } from '../shortlist';
import { shortlistItem } from '../shortlist/testing';
import { Comparison } from './comparison';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('units', units), node('compare', texts)] });

// Answers of the Gatsby mock to static queries.
const { staticData } = jest.requireActual<{ staticData: object }>('gatsby');

const licence = {
  kind: 'off_plan',
  number: '7200100101',
  expires_at: '2099-01-28',
  url: 'https://example.sa/1',
} as const;
const expired = { ...licence, expires_at: '2026-10-31' };
const valid = shortlistItem('101', { licence, price: 910_000 });
const unlicensed = (value: typeof expired | null) =>
  shortlistItem('7', { licence: value, price: 1_370_000 }, { project: 'alnarjis' });

async function show(...saved: ShortlistItem[]) {
  window.history.replaceState(null, '', '/projects/compare');
  shortlist.replace(saved);
  render(<Comparison search="" publisher={{ ar: 'شاقول', en: 'Shaqool' }} />);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}
const forms = () => screen.queryAllByRole('link', { name: new RegExp(`^${texts.interest}`) });

beforeEach(() => {
  document.documentElement.dataset['builtAt'] = '2026-11-01T00:00:00Z';
  Object.assign(staticData, {
    organization: { phone1: '0500000001', whatsapp: '0500000002', plugins: [] },
    licenceRules: { when_missing_or_expired: 'withhold' },
  });
});
afterEach(() => shortlist.replace([]));

test('with a licence the price and the link to the form are shown', async () => {
  await show(valid);
  expect(screen.getByRole('table', { name: texts.table })).toHaveTextContent('910,000');
  expect(forms()).toHaveLength(1);
  expect(screen.queryByText(common.licence.withheldText)).not.toBeInTheDocument();
});

test.each([
  ['no licence', null],
  ['an expired licence', expired],
])('with %s neither the price nor a link to the form is shown, but a contact @2.82', async (_what, value) => {
  await show(unlicensed(value));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/1,370,000|متاحة/);
  expect(forms()).toEqual([]);
  expect(screen.getByText(common.licence.withheldText)).toBeVisible();
  expect(screen.getByRole('link', { name: /050 000 0001/ })).toHaveAttribute('href', 'tel:+966500000001');
  expect(screen.getByRole('link', { name: 'حدائق الياسمين' })).toHaveAttribute(
    'href',
    '/projects/detail/alnarjis',
  );
});

test('a licensed unit in the same comparison is still shown, and both stay saved', async () => {
  await show(valid, unlicensed(expired));
  const table = screen.getByRole('table', { name: texts.table });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(1);
  expect(table).toHaveTextContent('910,000');
  expect(document.body).not.toHaveTextContent('1,370,000');
  expect(forms()).toHaveLength(1);
  expect(shortlist.get()).toHaveLength(2);
});

test('with the rule `notice` the price stays', async () => {
  Object.assign(staticData, { licenceRules: { when_missing_or_expired: 'notice' } });
  await show(unlicensed(expired));
  expect(screen.getByRole('table', { name: texts.table })).toHaveTextContent('1,370,000');
  expect(forms()).toHaveLength(1);
});
