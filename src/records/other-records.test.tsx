import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { OtherRecords } from './other-records';

const show = (...ids: string[]) =>
  render(
    <OtherRecords heading="Others" records={ids.map((id) => ({ id }))} card={({ id }) => <h3>{id}</h3>} />,
  );

test('other records are shown below the heading, each in a card of a list', () => {
  show('one', 'two');
  expect(screen.getByRole('heading', { level: 2, name: 'Others' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
});

test('without other records there is no section', () => {
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
});
