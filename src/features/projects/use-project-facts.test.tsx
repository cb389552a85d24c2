import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { addResources, LocaleScope, type Locale } from '../../i18n';
import { useProjectFacts } from './use-project-facts';
import { contentLanguages } from '../../lib/localized-text';

const read = (locale: Locale, ns: string) =>
  jest.requireActual<object>(`../../i18n/locales/${locale}/${ns}.json`);
addResources({
  edges: contentLanguages.flatMap((language) =>
    ['common', 'projects'].map((ns) => ({
      node: { ns, language, data: JSON.stringify(read(language, ns)) },
    })),
  ),
});

const figures = { available_units: 9, total_units: 48 };

test.each([
  [
    'ar',
    { min: 3, max: 5 },
    { min: 152, max: 250.4 },
    ['من 3 إلى 5 غرف', 'من 152 إلى 250\u00a0م²', '9 متاحة من 48'],
  ],
  ['ar', { min: 8, max: 12 }, { min: 420, max: 420 }, ['من 8 إلى 12 غرفة', '420\u00a0م²', '9 متاحة من 48']],
  ['ar', { min: 2, max: 2 }, { min: 99.6, max: 100.2 }, ['غرفتان', '100\u00a0م²', '9 متاحة من 48']],
  [
    'en',
    { min: 3, max: 5 },
    { min: 152, max: 1250 },
    ['3–5 rooms', '152–1,250\u00a0m²', '9 available of 48'],
  ],
  ['en', { min: 1, max: 1 }, { min: 420, max: 420 }, ['1 room', '420\u00a0m²', '9 available of 48']],
] as const)('%s: %j, %j', (locale, rooms, total_area, expected) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleScope locale={locale}>{children}</LocaleScope>
  );
  const { result } = renderHook(() => useProjectFacts(), { wrapper });
  const facts = result.current({ ...figures, rooms, total_area }, { units: true });
  expect(facts.map(({ value }) => value)).toEqual(expected);
});
