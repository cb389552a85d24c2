import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { pagesToShow, Pagination } from './pagination';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 6, [1, 2, null, 6]],
  [4, 9, [1, null, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i the pages offered are %j', (page, last, shown) => {
  expect(pagesToShow(page, last)).toEqual(shown);
});

const labels = { list: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const show = (page: number, lastPage: number) =>
  render(<Pagination page={page} lastPage={lastPage} hrefOf={(n) => `/blogs?page=${n}`} labels={labels} />);

test('every page is a link, and the current one is marked', () => {
  show(2, 3);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/blogs?page=3');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blogs?page=1');
});

test('the first page has no link back, and a link on', () => {
  show(1, 3);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
});

test('a list of one page has no pagination', () => {
  const { container } = show(1, 1);
  expect(container).toBeEmptyDOMElement();
});
