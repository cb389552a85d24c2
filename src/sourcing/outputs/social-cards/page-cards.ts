import { localeCodes, type Locale } from '../../../i18n/locales';
import { localize } from '../../../i18n/localize';
import type { LocalizedText } from '../../../lib/localized-text';
import { pageCardPath, routes } from '../../../lib/routes';
import { readTexts } from '../../content/interface-texts/namespace-texts';
import type { Card, CardPhoto } from './write-cards';

interface TitledPage {
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
}

/** Texts and photographs of the editors’ pages; null where the content is missing. */
export interface PageCardContent {
  readonly brand: { readonly name: LocalizedText } | null;
  readonly homeHero: {
    readonly titleLines: readonly LocalizedText[];
    readonly lead: LocalizedText;
    readonly image: CardPhoto | null;
  } | null;
  readonly aboutIntro: (TitledPage & { readonly image: CardPhoto | null }) | null;
  readonly faqPage: TitledPage | null;
  readonly privacyPage: TitledPage | null;
  readonly accessibilityPage: TitledPage | null;
}

/** Heading and first sentence in a language. */
type Texts = (locale: Locale) => { readonly title: string; readonly lead: string };

const ofContent =
  ({ title, lead }: TitledPage): Texts =>
  (locale) => ({ title: localize(title, locale), lead: localize(lead, locale) });

const enquiries = readTexts('enquiries');
const projects = readTexts('projects');

/** Heading and first sentence of a list, which are texts of its namespace. */
function ofList(namespace: 'projects' | 'compare' | 'blogs' | 'rentals'): Texts {
  const texts = readTexts(namespace);
  return (locale) => texts[locale];
}

const ofForm =
  (kind: keyof (typeof enquiries)['ar']['pages']): Texts =>
  (locale) =>
    enquiries[locale].pages[kind];

/** Pages whose texts belong to the interface. */
const interfacePages: readonly [address: string, texts: Texts][] = [
  [routes.projects, ofList('projects')],
  [
    routes.projectDetail,
    (locale) => ({ title: projects[locale].chooseTitle, lead: projects[locale].chooseLead }),
  ],
  [
    routes.share,
    (locale) => ({ title: projects[locale].chooseShareTitle, lead: projects[locale].chooseShareLead }),
  ],
  [routes.compare, ofList('compare')],
  [routes.blogs, ofList('blogs')],
  [routes.rentals, ofList('rentals')],
  [routes.contact, ofForm('contact')],
  [routes.consultation, ofForm('consultation')],
  [routes.maintenance, ofForm('maintenance')],
  [routes.interest, ofForm('interest')],
];

/** The cards of the pages that are about no record: heading and first sentence, on the photograph of the home page. */
export function pageCards(content: PageCardContent): Card[] {
  const { brand, homeHero, aboutIntro, faqPage, privacyPage, accessibilityPage } = content;
  const pages: [address: string, texts: Texts | null, photo?: CardPhoto | null][] = [
    [
      routes.home,
      homeHero &&
        ((locale) => ({
          title: homeHero.titleLines.map((line) => localize(line, locale)).join(' '),
          lead: localize(homeHero.lead, locale),
        })),
    ],
    [routes.about, aboutIntro && ofContent(aboutIntro), aboutIntro?.image],
    [routes.faq, faqPage && ofContent(faqPage)],
    [routes.privacy, privacyPage && ofContent(privacyPage)],
    [routes.accessibility, accessibilityPage && ofContent(accessibilityPage)],
    ...interfacePages,
  ];
  return pages.flatMap(([address, texts, photo = homeHero?.image]) =>
    texts
      ? localeCodes.map((locale) => ({
          path: pageCardPath(address, locale),
          texts: {
            ...{ locale, title: texts(locale).title, subtitle: texts(locale).lead },
            brand: localize(brand?.name, locale),
          },
          photo,
        }))
      : [],
  );
}
