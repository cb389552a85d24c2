import { licenceState, type LicencePolicy } from './licence';

const licence = (fields: object = {}) => ({ number: '7200100101', expires_at: '2026-11-30', ...fields });

test.each([
  ['long before its last day', '2026-01-01', 'valid'],
  ['the day before', '2026-11-29', 'valid'],
  ['on its last day', '2026-11-30', 'valid'],
  ['the day after', '2026-12-01', 'expired'],
  ['a year later', '2027-11-30', 'expired'],
  ['without knowing the day', '', 'valid'],
])('%s', (_when, today, status) => {
  expect(licenceState(licence(), today, 'notice')).toEqual({ status, licence: licence(), withheld: false });
  expect(licenceState(licence(), today, 'withhold').withheld).toBe(status === 'expired');
});

test('expired on the day of the build, it stays so where the clock is behind', () => {
  const expired = licence({ expired: true });
  expect(licenceState(expired, '2020-01-01', 'withhold')).toMatchObject({
    status: 'expired',
    withheld: true,
  });
});

test('a time after the last day makes it no shorter', () => {
  const timed = licence({ expires_at: '2026-11-30T00:00:00Z' });
  expect(licenceState(timed, '2026-11-30', 'withhold').status).toBe('valid');
});

test.each([
  ['null', null],
  ['nothing', undefined],
  ['one without a number', licence({ number: ' ' })],
  ['one without a last day', licence({ expires_at: '' })],
  ['one whose last day is no date', licence({ expires_at: 'soon' })],
])('%s is a missing licence @2.82', (_what, value) => {
  const state = (policy: LicencePolicy) => licenceState(value, '2026-11-22', policy);
  expect(state('notice')).toEqual({ status: 'missing', licence: undefined, withheld: false });
  expect(state('withhold')).toEqual({ status: 'missing', licence: undefined, withheld: true });
});
