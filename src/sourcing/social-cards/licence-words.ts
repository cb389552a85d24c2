/** What a picture says of a licence on the day of the build: the picture is passed on for long after it. */
import { riyadhDate } from '../../i18n/riyadh-time';
import type { Locale } from '../../i18n/locales';
import arabic from '../../i18n/locales/ar/common.json';
import english from '../../i18n/locales/en/common.json';
import { licenceState } from '../../lib/licence';
import type { CardLicence } from './write-cards';

const texts = { ar: arabic.licence, en: english.licence };

/** @param today the day in Riyadh, `YYYY-MM-DD` */
export const licenceWords =
  (today: string) =>
  (locale: Locale, known: CardLicence | null): string => {
    const { kind, until, ended, missing } = texts[locale];
    const { status, licence } = licenceState(known, today, 'notice');
    if (!licence) return missing;
    const name = Object.hasOwn(kind, licence.kind) ? (licence.kind as keyof typeof kind) : 'other';
    const last = (status === 'expired' ? ended : until)[name];
    return `${kind[name]} ${licence.number} · ${last.replace('{{date}}', riyadhDate(licence.expires_at, locale))}`;
  };
