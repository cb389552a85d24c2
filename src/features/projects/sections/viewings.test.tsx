import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { addResources } from '../../../i18n';
import common from '../../../i18n/locales/ar/common.json';
import texts from '../../../i18n/locales/ar/projects.json';
import { viewingCalendarPath } from '../../../domain/viewing-calendar';
import { Viewings } from './viewings';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('projects', texts)] });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z') }));
afterEach(() => jest.useRealTimers());

const viewing = (id: string, starts_at: string, ends_at: string) => ({ id, starts_at, ends_at, place: null });
const over = viewing('over', '2026-11-24T13:00:00Z', '2026-11-24T17:00:00Z');
const now = viewing('now', '2026-11-25T08:00:00Z', '2026-11-25T09:05:00Z');
const ahead = viewing('ahead', '2026-11-28T13:00:00Z', '2026-11-28T17:00:00Z');
const rows = () => screen.queryAllByRole('listitem');

test('a viewing shows its times and place; one that is over is left out, also while the page is open', () => {
  render(<Viewings slug="yasmin" viewings={[over, now, ahead]} built={[]} />);
  expect(rows()).toHaveLength(2);
  expect(rows()[1]).toHaveTextContent('28 نوفمبر 2026، الساعة 4:00 م حتى 8:00 م');
  expect(rows()[1]).toHaveTextContent(texts.detail.viewings.atProject);
  act(() => jest.advanceTimersByTime(6 * 60_000));
  expect(rows()).toHaveLength(1);
});

test('it is added to a calendar from the file of the build, if that has the same times', () => {
  const moved = { ...ahead, starts_at: '2026-11-28T14:00:00Z' };
  const { rerender } = render(<Viewings slug="yasmin" viewings={[ahead]} built={[ahead]} />);
  expect(screen.getByRole('link', { name: /أضف إلى التقويم/ })).toHaveAttribute(
    'href',
    viewingCalendarPath('yasmin', 'ahead', 'ar'),
  );
  rerender(<Viewings slug="yasmin" viewings={[moved]} built={[ahead]} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('without viewings there is no section', () => {
  render(<Viewings slug="yasmin" viewings={[over]} built={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
