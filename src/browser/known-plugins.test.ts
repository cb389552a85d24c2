/** @jest-environment jsdom */
import { forgetPlugins, pluginsSince, rememberPlugins } from './known-plugins';
import { writeSharedDevice } from './shared-device';

const early = '2026-01-01T00:00:00.000Z';
const late = '2999-01-01T00:00:00.000Z';

beforeEach(() => localStorage.clear());

test('what the API has said counts for pages that were built before, not for later ones', () => {
  rememberPlugins(['Rental']);
  expect(pluginsSince(early)).toEqual(['Rental']);
  expect(pluginsSince(late)).toBeUndefined();
});

test('nothing is remembered on a shared device, before an answer, and once it is removed', () => {
  expect(pluginsSince(early)).toBeUndefined();
  writeSharedDevice(true);
  rememberPlugins(['Rental']);
  expect(pluginsSince(early)).toBeUndefined();
  writeSharedDevice(false);
  rememberPlugins(['Rental']);
  forgetPlugins();
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '[]', '{"plugins":"Rental","at":"2998"}', '{"plugins":["Rental"],"at":1}'])(
  'what is stored as %s is as nothing',
  (text) => {
    localStorage.setItem('known-plugins', text);
    expect(pluginsSince(early)).toBeUndefined();
  },
);
