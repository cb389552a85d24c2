import { cleanText } from './clean-text';

test('a text loses what cannot be shown, and keeps the rest', () => {
  expect(cleanText('سطر\nثانٍ\tأ\u0000\u001b[0m\u0085\u202Eb\uFFFF')).toBe('سطر\nثانٍ\tأ[0mb');
  expect(cleanText('بيت 🏠 ‏')).toBe('بيت 🏠 ‏');
});

test.each(['\u200B', '\u200E\u200F', '\u2060\uFEFF', ' \u00A0', '\u0000\u202E'])(
  'a text of nothing to see is empty: %j',
  (text) => expect(cleanText(text)).toBe(''),
);

test.each(['\uD83D', '\uDFE0', 'a\uDFE0\uD83D', '\uD83D\uD83D\uDFE0'])(
  'half a character becomes a sign that an address can hold: %j',
  (text) => {
    expect(() => encodeURIComponent(text)).toThrow(URIError);
    expect(() => encodeURIComponent(cleanText(text))).not.toThrow();
  },
);
