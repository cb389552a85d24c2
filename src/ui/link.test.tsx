import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { Link } from './link';

// A real navigation needs the router of a built site.
jest.mock('gatsby', () => ({ navigate: jest.fn() }));

beforeEach(() => jest.mocked(navigate).mockClear());

/** Whether the browser is to follow the link itself. */
const click = (options?: MouseEventInit): boolean => fireEvent.click(screen.getByRole('link'), options);

test('a click leads to a page of the site, with the state of its history entry', () => {
  render(<Link to="/projects?rooms=3#units" state={{ from: 'home' }} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/projects?rooms=3#units');
  expect(click()).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/projects?rooms=3#units', {
    state: { from: 'home' },
    replace: false,
  });
});

test('the address of the page that is shown takes the place of its history entry', () => {
  render(<Link to="/" />);
  click();
  expect(navigate).toHaveBeenCalledWith('/', expect.objectContaining({ replace: true }));
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is the browser’s',
  (options) => {
    render(<Link to="/FAQ" />);
    expect(click(options)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('what handles the click itself is not followed', () => {
  render(<Link to="/FAQ" onClick={(event) => event.preventDefault()} />);
  click();
  expect(navigate).not.toHaveBeenCalled();
});

test.each(['https://example.sa/', 'tel:+966500000000', '#units'])('%s is the browser’s', (to) => {
  render(<Link to={to} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', to);
  expect(click()).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});
