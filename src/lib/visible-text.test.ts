import { isVisible } from './visible-text';

test('a text of spaces and signs without width shows nothing', () => {
  for (const text of ['', ' ', '\u200B\u200D', '\u00A0\u2003\n', '\uFEFF\u061C\u200F', '\u3164\u2800'])
    expect(isVisible(text)).toBe(false);
  for (const text of ['ا', '0', '—', '🏠', '\u200Fب']) expect(isVisible(text)).toBe(true);
});
