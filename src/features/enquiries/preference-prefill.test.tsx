import { renderHook } from '@testing-library/react';
import { addResources } from '../../i18n';
import common from '../../i18n/locales/ar/common.json';
import { usePreferencePrefill } from './preference-prefill';
import { useUrlPrefill } from './use-url-prefill';

addResources({ edges: [{ node: { ns: 'common', language: 'ar', data: JSON.stringify(common) } }] });

const prefillOf = (search: string) => {
  window.history.replaceState(null, '', `/intrest${search}`);
  return renderHook(() => useUrlPrefill()).result.current;
};

test.each([
  ['rooms and a budget', '?rooms=4&price_max=1200000', { rooms: '4', note: 'الميزانية: حتى 1,200,000 ريال' }],
  ['rooms alone', '?rooms=3', { rooms: '3' }],
  ['nothing', '', {}],
  ['what is neither', '?rooms=many&price_max=-1', {}],
])('an address that names %s suggests that', (_what, search, suggested) => {
  expect(prefillOf(search)).toEqual({ known: undefined, suggested });
});

test('the rooms of the unit that the form is about replace those searched for', () => {
  const { result } = renderHook(() => usePreferencePrefill({ rooms: [3] }, 5));
  expect(result.current).toEqual({ known: { rooms: '5' }, suggested: {} });
});
