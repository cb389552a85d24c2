import { localeCodes, type Locale } from '../../../i18n/locales';
import { localize } from '../../../i18n/localize';
import type { PublishedProject } from '../../../domain/views/published';
import type { LocalizedText } from '../../../lib/localized-text';
import { socialCardPath } from '../../../lib/routes';
import type { CardTexts } from './draw-card';
import type { Card, CardPhoto } from './write-cards';

export type CardProject = Pick<
  PublishedProject,
  'slug' | 'name' | 'city' | 'district' | 'status' | 'licence'
> & { readonly cover: { file: CardPhoto | null } | null };

export type CardLicence = (Omit<Licence, 'kind'> & { readonly kind: string }) | null | undefined;

type Licence = NonNullable<PublishedProject['licence']>;

export interface CardLabels {
  brand: LocalizedText;
  /** Visitors' text for a status. */
  status: (locale: Locale, status: string) => string;
  /** Kind, number and last day of a licence, or that it has expired or is missing. */
  licence: (locale: Locale, licence: CardLicence) => string;
  /** Between the parts of a list: `، ` or `, `. */
  comma: LocalizedText;
}

/** The cards of projects: name, place, status and licence on the main picture. */
export const projectCards = (projects: readonly CardProject[], labels: CardLabels): Card[] =>
  projects.flatMap((project) =>
    localeCodes.map((locale) => ({
      path: socialCardPath(project.slug, locale),
      texts: cardTexts(project, labels, locale),
      photo: project.cover?.file,
    })),
  );

function cardTexts(project: CardProject, labels: CardLabels, locale: Locale): CardTexts {
  const parts = [
    localize(project.district, locale),
    localize(project.city, locale),
    labels.status(locale, project.status),
  ];
  return {
    locale,
    title: localize(project.name, locale),
    subtitle: parts.join(localize(labels.comma, locale)),
    brand: localize(labels.brand, locale),
    licence: labels.licence(locale, project.licence),
    licenceUrl: project.licence?.url || undefined,
  };
}
