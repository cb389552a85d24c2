import { act, render, screen } from '@testing-library/react';
import { memo, useMemo, useState } from 'react';
import { watchSavedTexts } from './live-texts';
import { addResources, createTranslator } from './resources';
import { useTranslation } from './use-translation';

const page = (data: string) => ({ edges: [{ node: { ns: 'home', language: 'ar', data } }] });

/** Renders again for no other reason than a new text, and remembers what it made of the text. */
const Remembering = memo(function Remembering() {
  const { t } = useTranslation('home');
  const title = useMemo(() => t('title' as never), [t]);
  const [clicks, setClicks] = useState(0);
  return <button onClick={() => setClicks(clicks + 1)}>{`${title} ${clicks}`}</button>;
});

const environment = process.env['NODE_ENV'];
let saved = { version: 0, texts: [] as object[] };

beforeAll(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(process.env, { NODE_ENV: 'development' });
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(saved) } as Response));
});
afterAll(() => Object.assign(process.env, { NODE_ENV: environment }));

test('a text that is saved is shown with the state of the page, and the older one of the query no more', async () => {
  addResources(page('{"title":"قبل"}'));
  render(<Remembering />);
  act(() => screen.getByRole('button').click());
  watchSavedTexts();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button').textContent).toBe('قبل 1');
  const data = '{"title":"بعد"}';
  saved = { version: 1, texts: ['home', 'units'].map((namespace) => ({ language: 'ar', namespace, data })) };
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button').textContent).toBe('بعد 1');
  addResources(page('{"title":"قبل"} '));
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('بعد 2');
  expect(createTranslator('ar', 'units')('title')).toBe('title');
  expect(fetch).toHaveBeenLastCalledWith('/dev/texts?after=1', { cache: 'no-store' });
});
