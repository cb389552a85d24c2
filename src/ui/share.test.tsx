import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ShareButton } from './share-button';
import { ShareIcons } from './share-icons';
import { ShareList } from './share-list';

const page = { title: 'A & B', link: 'https://example.sa/a?b=1' };
const labels = {
  whatsapp: 'WhatsApp',
  x: 'X',
  email: 'Email',
  device: 'More',
  copy: 'Copy',
  copied: 'Copied',
};

const set = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test.each([
  ['list', <ShareList key="list" {...page} labels={labels} />],
  ['icons', <ShareIcons key="icons" {...page} labels={labels} />],
])('each link of the %s carries title and link', (_, ui) => {
  render(ui);
  for (const name of [labels.whatsapp, labels.x, labels.email]) {
    const href = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(href.searchParams.get('text') ?? href.searchParams.get('body')).toBe(`${page.title} ${page.link}`);
  }
  expect(screen.queryByRole('button', { name: labels.device })).not.toBeInTheDocument();
});

test('a text replaces the title in messages, but not in the subject', () => {
  render(<ShareList {...page} text="Look at this" labels={labels} />);
  const { searchParams } = new URL(screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: page.title,
    body: `Look at this ${page.link}`,
  });
});

test("the device's share sheet is opened where there is one", () => {
  const share = jest.fn(() => Promise.reject(new Error('closed')));
  set('share', share);
  render(<ShareList {...page} labels={labels} />);
  fireEvent.click(screen.getByRole('button', { name: labels.device }));
  expect(share).toHaveBeenCalledWith({ title: page.title, url: page.link });
});

test('without a share sheet the button copies the link and confirms it', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  set('clipboard', { writeText });
  render(<ShareButton {...page} labels={{ share: 'Share', copied: 'Copied' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
  expect(writeText).toHaveBeenCalledWith(page.link);
});

test('without a clipboard nothing is confirmed', async () => {
  render(<ShareButton {...page} labels={{ share: 'Share', copied: 'Copied' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await Promise.resolve();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
