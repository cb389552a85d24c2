import { riyadhDate } from '../../../i18n/riyadh-time';
import type { Locale } from '../../../i18n/locales';
import { licenceState } from '../../../domain/licence';
import { readTexts } from '../../content/interface-texts/namespace-texts';
import type { CardLicence } from './project-cards';

const texts = readTexts('common');

/**
 * The line about a licence on a social card: cards are shared long after the build, so it names the last valid day.
 * @param today the day of the build in Riyadh, `YYYY-MM-DD`
 */
export const licenceText =
  (today: string) =>
  (locale: Locale, published: CardLicence | null): string => {
    const { kind, until, ended, missing } = texts[locale].licence;
    const { status, licence } = licenceState(published, today, 'notice');
    if (!licence) return missing;
    const name = Object.hasOwn(kind, licence.kind) ? (licence.kind as keyof typeof kind) : 'other';
    const lastDay = (status === 'expired' ? ended : until)[name];
    return `${kind[name]} ${licence.number} · ${lastDay.replace('{{date}}', riyadhDate(licence.expires_at, locale))}`;
  };
