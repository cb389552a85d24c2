import { localeCodes } from '../../../src/i18n/locales';
import { eachInOneLanguage, pageNames } from './pages';

const pages = pageNames.flatMap((name) =>
  localeCodes.map((locale) => ({ name, locale, address: `/${locale}/${name}` })),
);

test('each kind of page is asked for once, and every language on as many of them', () => {
  const asked = eachInOneLanguage(pages);
  expect(asked.map(({ name }) => name)).toEqual(pageNames);
  for (const code of localeCodes)
    expect(asked.filter(({ locale }) => locale === code)).toHaveLength(pageNames.length / localeCodes.length);
});
