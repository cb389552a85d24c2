import { render, screen } from '@testing-library/react';
import { readTable } from './read-table';

test('a table is read as it is shown, without controls and what is not printed', () => {
  render(
    <table>
      <caption>Comparison</caption>
      <thead>
        <tr>
          <td />
          <th>
            Home 004 <button>Remove</button>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th>Price</th>
          <td>
            SAR <b>920,000</b>
          </td>
        </tr>
        <tr className="no-print">
          <th>Ask</th>
          <td>WhatsApp</td>
        </tr>
      </tbody>
    </table>,
  );
  expect(readTable(screen.getByRole('table'))).toEqual([
    ['', 'Home 004'],
    ['Price', 'SAR 920,000'],
  ]);
});
