import type { Locale } from './locales';
import { format } from './format';

/**
 * A text of a count where i18next is not at hand: at the build, and in the head of a page.
 * @param textOf answers the text of a plural form, in which `{{formatted}}` is the number; empty where there is none
 */
export function pluralText(
  count: number,
  locale: Locale,
  textOf: (form: Intl.LDMLPluralRule) => string | undefined,
): string {
  const text = textOf(new Intl.PluralRules(locale).select(count)) || textOf('other') || '';
  return text.replace('{{formatted}}', format.integer(count));
}
