import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { addResources } from '../i18n';
import { RiyalText } from './riyal-text';

const common = jest.requireActual<object>('../i18n/locales/ar/common.json');
addResources({ edges: [{ node: { ns: 'common', language: 'ar', data: JSON.stringify(common) } }] });

const shown = (text: string) => render(<RiyalText text={text} />).container;

test.each(['تبدأ من 920,000 ريال', '52,000 ريال سنويًا', 'ريال 920,000'])(
  '“%s” shows the sign, is read aloud as the currency, and has its word when copied @9.19',
  (text) => {
    const container = shown(text);
    expect(container).toHaveTextContent(text);
    expect(screen.getByRole('img', { name: 'ريال' })).toContainHTML('<use');
  },
);

test.each(['تبدأ من 1,176,000 ريال، شاملة', 'السعر: 920,000 ريال.', '(920,000 ريال)'])(
  '“%s” shows the sign before punctuation too @9.19',
  (text) => {
    expect(shown(text)).toHaveTextContent(text);
    expect(screen.getByRole('img', { name: 'ريال' })).toBeInTheDocument();
  },
);

test('browsers keep the sign on the line of its amount @9.19', () => {
  shown('من 920,000 ريال إلى 980,000 ريال');
  expect(screen.getAllByRole('img').map((sign) => sign.parentElement?.textContent)).toEqual([
    '920,000\u00a0ريال',
    '980,000\u00a0ريال',
  ]);
  for (const sign of screen.getAllByRole('img'))
    expect(sign.parentElement).toHaveStyle('white-space: nowrap');
});

test('the sign does not part from its amount @9.19', () =>
  expect(shown('تبدأ من 920,000 ريال سنويًا').textContent).toBe('تبدأ من 920,000\u00a0ريال سنويًا'));

test('a name that has the word in it stays a name @9.19', () => {
  const container = shown('برج الريال، 100 ريال');
  expect(container).toHaveTextContent('برج الريال، 100 ريال');
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('a text without an amount is shown as it is @9.19', () => {
  expect(shown('يعلن السعر عند الإطلاق')).toHaveTextContent('يعلن السعر عند الإطلاق');
  expect(screen.queryByRole('img')).toBeNull();
});

test('where the setting is off, the word is shown @9.19', () => {
  process.env['GATSBY_RIYAL_SIGN'] = 'off';
  jest.isolateModules(() => {
    // The setting is read when the module loads, which then needs a React of its own.
    const load = <T extends object>(name: string) => jest.requireActual<T>(name);
    const { createElement } = load<typeof import('react')>('react');
    const { flushSync } = load<typeof import('react-dom')>('react-dom');
    const { createRoot } = load<typeof import('react-dom/client')>('react-dom/client');
    const { RiyalText: Text } = load<typeof import('./riyal-text')>('./riyal-text');
    const container = document.createElement('div');
    flushSync(() => createRoot(container).render(createElement(Text, { text: '920,000 ريال' })));
    expect(container.innerHTML).toBe('920,000 ريال');
  });
  delete process.env['GATSBY_RIYAL_SIGN'];
});
