import { addResources, createTranslator } from './resources';

const connection = (data: string) => ({ edges: [{ node: { ns: 'faq', language: 'ar', data } }] });

test('a text that was changed while developing replaces the one before', () => {
  addResources(connection('{"title":"قبل"}'));
  const t = createTranslator('ar', 'faq');
  expect(t('title')).toBe('قبل');
  addResources(connection('{"title":"بعد"}'));
  expect(t('title')).toBe('بعد');
});

test('a text that the language lacks is shown in another', () => {
  addResources({ edges: [{ node: { ns: 'home', language: 'en', data: '{"lead":"Homes"}' } }] });
  expect(createTranslator('ar', 'home')('lead')).toBe('Homes');
});
