/** Right-to-left scripts in use in Saudi Arabia. */
const rightToLeft = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The direction of a typed text, by its first letter. Undefined without a letter: then the page's direction applies,
 * which `dir="auto"` would not do for an empty field or a number.
 */
export function detectDirection(text: string): 'rtl' | 'ltr' | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
