import { render, screen } from '@testing-library/react';
import { Accordion, AccordionItem } from './accordion';

const setDetailsContent = (isKnown: boolean) =>
  Object.defineProperty(window, 'CSS', { value: { supports: () => isKnown }, configurable: true });

const items = () => screen.getAllByRole<HTMLDetailsElement>('group');

const renderThree = () =>
  render(
    <Accordion>
      {['one', 'two', 'three'].map((title, index) => (
        <li key={title}>
          <AccordionItem title={title} open={index === 0}>
            {title}
          </AccordionItem>
        </li>
      ))}
    </Accordion>,
  );

test('where CSS cannot show a closed answer, all are open while the page is printed @2.83', () => {
  setDetailsContent(false);
  const { unmount } = renderThree();
  window.dispatchEvent(new Event('beforeprint'));
  expect(items().map(({ open }) => open)).toEqual([true, true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(items().map(({ open }) => open)).toEqual([true, false, false]);
  unmount();
});

test('elsewhere the print style shows them, and none is opened', () => {
  setDetailsContent(true);
  renderThree();
  window.dispatchEvent(new Event('beforeprint'));
  expect(items().map(({ open }) => open)).toEqual([true, false, false]);
});
