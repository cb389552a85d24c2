import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { withdrawnRecords } from '../../records';
import { addResources } from '../../i18n';
import common from '../../i18n/locales/ar/common.json';
import { shortlist } from './shortlist';
import { ShortlistBarLoader } from './shortlist-bar-loader';
import { shortlistItem } from './testing';

addResources({ edges: [{ node: { ns: 'common', language: 'ar', data: JSON.stringify(common) } }] });

const visit = (path: string) => {
  window.history.replaceState(null, '', path);
  return render(<ShortlistBarLoader path={path} />);
};
const label = new RegExp(`^${common.compare.open}`);

afterEach(() => act(() => shortlist.replace([])));

test('the link to the comparison appears with the first saved unit, shows the count, and disappears with the last @2.89', async () => {
  const { container } = visit('/projects/detail/alyasmin-gardens');
  expect(container).toBeEmptyDOMElement();
  act(() => shortlist.replace([shortlistItem('101')]));
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute(
    'href',
    '/projects/compare?units=alyasmin-gardens~101',
  );
  act(() => shortlist.replace([shortlistItem('101'), shortlistItem('102')]));
  expect(screen.getByRole('link', { name: label })).toHaveTextContent('(2)');
  act(() => shortlist.replace([]));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the link to the comparison says when the project of a saved unit is no longer published', async () => {
  visit('/projects');
  act(() => shortlist.replace([shortlistItem('101'), shortlistItem('7', {}, { project: 'alnarjis' })]));
  const link = await screen.findByRole('link', { name: label });
  expect(link).not.toHaveTextContent(common.compare.someGone);
  act(() => withdrawnRecords.noteRemoved('projects', ['alnarjis']));
  expect(link).toHaveTextContent(common.compare.someGone);
  expect(link).toHaveTextContent('(2)'); // they stay saved
  act(() => withdrawnRecords.noteSeen('projects', [{ id: 'p7', slug: 'alnarjis' }]));
  expect(link).not.toHaveTextContent(common.compare.someGone);
});

test('the link shows no price and no unit name, whatever the licences', async () => {
  visit('/projects');
  act(() => shortlist.replace([shortlistItem('101', { licence: null })]));
  expect((await screen.findByRole('link', { name: label })).textContent).toBe(`${common.compare.open} (1)`);
});

test.each(['/', '/blogs', '/projects/compare'])('on %s there is no floating link', async (path) => {
  shortlist.replace([shortlistItem('101')]);
  const { container } = visit(path);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(container).toBeEmptyDOMElement();
});
