import { localeCodes, locales, type Locale } from '../../../i18n/locales';
import { format } from '../../../i18n/format';
import { localize } from '../../../i18n/localize';
import { pluralText } from '../../../i18n/plural-text';
import type { ContentLanguage } from '../../../lib/localized-text';
import { unitCardPath } from '../../../lib/routes';
import type { PublishedUnit } from '../../../domain/views/published';
import { getSaleState, upcoming } from '../../../domain/sale-state';
import { readTexts } from '../../content/interface-texts/namespace-texts';
import type { CardLabels, CardLicence, CardProject } from './project-cards';
import type { Card, CardPhoto } from './write-cards';

/** A plan's drawings, by language. */
export type CardPlan = { files: Record<ContentLanguage, CardPhoto | null> | null } | null;

export type CardUnitPage = Pick<PublishedUnit, 'card_digest'> & {
  readonly project: Pick<PublishedUnit['project'], 'slug' | 'status'>;
  readonly unit: Pick<PublishedUnit['unit'], 'price' | 'state' | 'rooms' | 'total_area'>;
  readonly plan: CardPlan;
};

const units = readTexts('units');
const common = readTexts('common');

/**
 * The cards of units: price, size, place and plan on the main picture of their project. Units with the same digest have one card.
 * @param withheld whether the offer of a project with this licence is not shown
 */
export function unitCards(
  pages: readonly CardUnitPage[],
  projects: readonly CardProject[],
  labels: CardLabels,
  withheld: (licence: CardLicence) => boolean,
): Card[] {
  const bySlug = new Map(projects.map((project) => [project.slug, project]));
  const distinct = new Map(pages.map((page) => [`${page.project.slug} ${page.card_digest}`, page]));
  return [...distinct.values()].flatMap((page) => {
    const project = bySlug.get(page.project.slug);
    if (!project) return [];
    const isWithheld = withheld(project.licence);
    return localeCodes.map((locale): Card => {
      const { name, district, city, licence, cover } = project;
      const place = [name, district, city]
        .map((text) => localize(text, locale))
        .join(localize(labels.comma, locale));
      return {
        path: unitCardPath(project.slug, page.card_digest, locale),
        texts: {
          locale,
          title: isWithheld ? localize(name, locale) : priceText(page, locale),
          subtitle: isWithheld ? place : `${sizeText(page, locale)} · ${place}`,
          brand: localize(labels.brand, locale),
          licence: labels.licence(locale, licence),
          licenceUrl: licence?.url || undefined,
        },
        photo: cover?.file,
        plan: isWithheld ? undefined : page.plan?.files?.[locales[locale].content],
      };
    });
  });
}

/** Rooms and area. */
function sizeText({ unit }: CardUnitPage, locale: Locale): string {
  const texts: Record<string, unknown> = units[locale].explorer;
  const rooms = pluralText(unit.rooms, locale, (form) => texts[`roomsCount_${form}`] as string | undefined);
  const area = common[locale].squareMetres.replace('{{area}}', format.area(unit.total_area));
  return `${rooms} · ${area}`;
}

/** The price of a unit on sale, with its state where it is reserved; of any other one its state. */
function priceText({ unit, project }: CardUnitPage, locale: Locale): string {
  const { sar } = common[locale];
  const { states } = units[locale];
  const state = getSaleState(unit, project.status);
  const stateText = Object.hasOwn(states, state) ? states[state as keyof typeof states] : '';
  if (state === 'sold' || state === upcoming || !unit.price) return stateText;
  const price = sar.replace('{{amount}}', format.integer(unit.price));
  return state === 'available' ? price : `${price} · ${stateText}`;
}
