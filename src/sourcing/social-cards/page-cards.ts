import { localeCodes, type Locale } from '../../i18n/locales';
import arBlogs from '../../i18n/locales/ar/blogs.json';
import arCompare from '../../i18n/locales/ar/compare.json';
import arEnquiries from '../../i18n/locales/ar/enquiries.json';
import arProjects from '../../i18n/locales/ar/projects.json';
import arRentals from '../../i18n/locales/ar/rentals.json';
import enBlogs from '../../i18n/locales/en/blogs.json';
import enCompare from '../../i18n/locales/en/compare.json';
import enEnquiries from '../../i18n/locales/en/enquiries.json';
import enProjects from '../../i18n/locales/en/projects.json';
import enRentals from '../../i18n/locales/en/rentals.json';
import type { LocalizedText } from '../../lib/localized-text';
import { pageCardPath, routes } from '../../lib/routes';
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

type Texts = Readonly<Record<Locale, { readonly title: string; readonly lead: string }>>;

const ofContent = ({ title, lead }: TitledPage): Texts => ({
  ar: { title: title.ar, lead: lead.ar },
  en: { title: title.en, lead: lead.en },
});

const enquiryPage = (kind: keyof typeof arEnquiries.pages): Texts => ({
  ar: arEnquiries.pages[kind],
  en: enEnquiries.pages[kind],
});

/** Pages whose texts belong to the interface. */
const interfacePages: readonly [address: string, texts: Texts][] = [
  [routes.projects, { ar: arProjects, en: enProjects }],
  [
    routes.projectDetail,
    {
      ar: { title: arProjects.chooseTitle, lead: arProjects.chooseLead },
      en: { title: enProjects.chooseTitle, lead: enProjects.chooseLead },
    },
  ],
  [
    routes.share,
    {
      ar: { title: arProjects.chooseShareTitle, lead: arProjects.chooseShareLead },
      en: { title: enProjects.chooseShareTitle, lead: enProjects.chooseShareLead },
    },
  ],
  [routes.compare, { ar: arCompare, en: enCompare }],
  [routes.blogs, { ar: arBlogs, en: enBlogs }],
  [routes.rentals, { ar: arRentals, en: enRentals }],
  [routes.contact, enquiryPage('contact')],
  [routes.consultation, enquiryPage('consultation')],
  [routes.maintenance, enquiryPage('maintenance')],
  [routes.interest, enquiryPage('interest')],
];

/** The cards of the pages that are about no record: heading and first sentence, on the photograph of the home page. */
export function pageCards(content: PageCardContent): Card[] {
  const { brand, homeHero, aboutIntro, faqPage, privacyPage, accessibilityPage } = content;
  const joined = (locale: Locale) => homeHero?.titleLines.map((line) => line[locale]).join(' ') ?? '';
  const pages: [address: string, texts: Texts | null, photo?: CardPhoto | null][] = [
    [
      routes.home,
      homeHero && ofContent({ title: { ar: joined('ar'), en: joined('en') }, lead: homeHero.lead }),
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
            ...{ locale, title: texts[locale].title, subtitle: texts[locale].lead },
            brand: brand?.name[locale] ?? '',
          },
          photo,
        }))
      : [],
  );
}
