import { interfaceLanguage } from './interface-language';

test.each([
  ['before the first visit', null, 'ar-SA', 'ar'],
  ['without a choice', '{}', 'en-US', 'en'],
  [
    'from the second visit on, when the application has stored that none was made',
    '{"locale":"auto"}',
    'ar-SA',
    'ar',
  ],
  ['as chosen', '{"locale":"ar"}', 'en-US', 'ar'],
  ['as chosen', '{"locale":"en-US"}', 'ar-SA', 'en'],
])('the fields are in the language of the application: %s', (_title, preferences, browser, language) => {
  expect(interfaceLanguage(preferences, browser)).toBe(language);
});
