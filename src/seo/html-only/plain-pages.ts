import { routes } from '../../lib/routes';
import { filmNode, questionNodes } from './nodes/text-nodes';
import type { PageContext } from './page-context';
import type { PageFacts } from './page-facts';

type FactsOf = (context: PageContext, data: never) => PageFacts;

/** A page directly below home, whose trail ends with its heading. */
const titled = (name: string | undefined, facts: PageFacts = {}): PageFacts => ({
  name,
  crumbs: [{ name }],
  ...facts,
});

const home: FactsOf = (context, { homeHero }: Queries.HomePageQuery) => {
  const film = homeHero && filmNode(context, homeHero.film);
  return { name: context.localize(context.site.brand?.name), nodes: film ? [film] : [] };
};

const faq: FactsOf = (context, { faqPage, allFaqCategory }: Queries.FaqPageQuery) =>
  titled(context.localize(faqPage?.title), {
    kind: { '@type': 'FAQPage', mainEntity: questionNodes(context, allFaqCategory.nodes) },
  });

const compare: FactsOf = ({ texts }) => ({
  name: texts.compare.title,
  crumbs: [{ name: texts.common.nav.projects, to: routes.projects }, { name: texts.compare.title }],
});

const list = (name: string) => titled(name, { kind: { '@type': 'CollectionPage' } });

/** The facts of the pages that are about no record, by their addresses. */
export const plainPages: Readonly<Record<string, FactsOf>> = {
  [routes.home]: home,
  [routes.about]: ({ localize }, { aboutIntro }: Queries.AboutPageQuery) =>
    titled(localize(aboutIntro?.title), { kind: { '@type': 'AboutPage' } }),
  [routes.projects]: ({ texts }) => list(texts.projects.title),
  [routes.projectDetail]: ({ texts }) => list(texts.projects.chooseTitle),
  [routes.share]: ({ texts }) => list(texts.projects.chooseShareTitle),
  [routes.compare]: compare,
  [routes.blogs]: ({ texts }) => list(texts.blogs.title),
  [routes.rentals]: ({ texts }) => list(texts.rentals.title),
  [routes.faq]: faq,
  [routes.contact]: ({ texts }) =>
    titled(texts.enquiries.pages.contact.title, { kind: { '@type': 'ContactPage' } }),
  [routes.consultation]: ({ texts }) => titled(texts.enquiries.pages.consultation.title),
  [routes.maintenance]: ({ texts }) => titled(texts.enquiries.pages.maintenance.title),
  [routes.interest]: ({ texts }) => titled(texts.enquiries.pages.interest.title),
  [routes.privacy]: ({ localize }, { privacyPage }: Queries.PrivacyPageQuery) =>
    titled(localize(privacyPage?.title)),
  [routes.accessibility]: ({ localize }, { accessibilityPage }: Queries.AccessibilityPageQuery) =>
    titled(localize(accessibilityPage?.title)),
};
