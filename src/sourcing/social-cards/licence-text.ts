import { riyadhDate } from '../../i18n/riyadh-time';
import type { Locale } from '../../i18n/locales';
import arabic from '../../i18n/locales/ar/common.json';
import english from '../../i18n/locales/en/common.json';
import { licenceState } from '../../lib/licence';
import type { CardLicence } from './project-cards';

const texts = { ar: arabic.licence, en: english.licence };

/**
 * The line about a licence on a social card: cards are shared long after the build, so it names the last valid day.
 * @param today the day of the build in Riyadh, `YYYY-MM-DD`
 */
export const licenceText =
  (today: string) =>
  (locale: Locale, published: CardLicence | null): string => {
    const { kind, until, ended, missing } = texts[locale];
    const { status, licence } = licenceState(published, today, 'notice');
    if (!licence) return missing;
    const name = Object.hasOwn(kind, licence.kind) ? (licence.kind as keyof typeof kind) : 'other';
    const lastDay = (status === 'expired' ? ended : until)[name];
    return `${kind[name]} ${licence.number} · ${lastDay.replace('{{date}}', riyadhDate(licence.expires_at, locale))}`;
  };
