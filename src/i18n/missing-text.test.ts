/** @jest-environment jsdom */
import { missingText } from './missing-text';

const environment = process.env['NODE_ENV'];
const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** As `gatsby develop` and a build set it. */
const runsAs = (value: string) => Object.assign(process.env, { NODE_ENV: value });

afterEach(() => {
  Object.assign(process.env, { NODE_ENV: environment });
  told.mockClear();
});

test('a visitor sees three dots, never a key, and nothing is printed', () => {
  runsAs('production');
  expect(missingText('ar', 'enquiries', 'form.title')).toBe('…');
  expect(told).not.toHaveBeenCalled();
});

test('whoever develops sees the key, and is told once what to do', () => {
  runsAs('development');
  window.history.replaceState(null, '', '/about');
  expect(missingText('ar', 'projects', 'title')).toBe('title');
  expect(missingText('en', 'projects', 'title')).toBe('title');
  missingText('ar', 'projects', 'lead');
  expect(told.mock.calls.map(([text]) => String(text).split(',')[0])).toEqual([
    '/about shows “projects:title” (ar)',
    '/about shows “projects:lead” (ar)',
  ]);
});
