/** @jest-environment jsdom */
import { lockScroll } from './modal';

const root = document.documentElement;

test('a locked page does not scroll, a released one does', () => {
  const release = lockScroll();
  expect(root.style.overflow).toBe('hidden');
  release();
  expect(root.style.overflow).toBe('');
});

test('a page locked twice scrolls only after the second release', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(root.style.overflow).toBe('hidden');
  second();
  expect(root.style.overflow).toBe('');
});
