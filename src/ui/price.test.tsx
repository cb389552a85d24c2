import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { Price } from './price';

test.each([
  ['تبدأ من 920,000 ريال', '920,000'],
  ['SAR 52,000 a year', '52,000'],
])('“%s” is one text, and the amount stands out', (text, amount) => {
  const { container, getByText } = render(<Price text={text} amount={amount} />);
  expect(container).toHaveTextContent(text);
  expect(getByText(amount)).toHaveAttribute('dir', 'ltr');
});

test('a text without an amount is shown as it is', () => {
  const { container } = render(<Price text="Price announced at launch" />);
  expect(container).toHaveTextContent('Price announced at launch');
  expect(container.querySelector('[dir]')).toBeNull();
});
