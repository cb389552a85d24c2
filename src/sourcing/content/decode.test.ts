import { fixedText } from './decode';

describe('a file that --fix saves', () => {
  const clean = '---\nquestion:\n  ar: نص\n---\n\n# العربية\n\n\tنص\n';

  it.each([
    ['UTF-16', Buffer.from(`\uFEFF${clean}`, 'utf16le')],
    ['a hidden BOM', Buffer.from(`\uFEFF${clean}`)],
    ['line ends of Windows', Buffer.from(clean.replaceAll('\n', '\r\n'))],
    ['a tab before a field', Buffer.from(clean.replace('  ar', '\tar'))],
  ])('has no more %s', (_mistake, bytes) => expect(fixedText(bytes)).toBe(clean));

  it('is as it was where nothing was wrong', () => expect(fixedText(Buffer.from(clean))).toBe(clean));
});
