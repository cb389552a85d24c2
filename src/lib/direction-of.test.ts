import { detectDirection } from './direction-of';

test.each([
  ['نورة سعد', 'rtl'],
  ['12 شقة', 'rtl'],
  ['«Villa»، فيلا', 'ltr'],
  ['Noura', 'ltr'],
  ['(+966) Noura نورة', 'ltr'],
  ['', undefined],
  ['055 123', undefined],
  ['😀', undefined],
])('“%s” reads %s', (text, direction) => expect(detectDirection(text)).toBe(direction));
