import { readSettings, SettingsError } from './settings';

test('every setting has a default, and an empty variable counts as missing', () => {
  const defaults = readSettings({});
  expect(defaults).toMatchObject({ CREATES_PER_MINUTE: 30, TRUST_PROXY: false, LOG_LEVEL: 'info' });
  expect([defaults.DATABASE_URL, defaults.PUBLIC_URL]).toEqual([undefined, undefined]);
  expect(readSettings({ DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(defaults);
});

test.each([
  ['DATABASE_URL', 'nope'],
  ['PUBLIC_URL', 'example.sa'],
  ['CREATES_PER_MINUTE', 'many'],
  ['TRUST_PROXY', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
])('a malformed %s (%s) is an error with its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});
