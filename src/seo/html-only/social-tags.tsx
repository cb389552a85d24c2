import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { localeCodes, locales, type Locale } from '../../i18n/locales';
import { isLocalized } from '../../i18n/localization';
import { pageCardPath } from '../../lib/routes';
import type { PageContext } from './page-context';
import { cardSize, type PageFacts, type SocialPicture } from './page-facts';

/** `ar_SA` */
const ogLocale = (locale: Locale): string => locales[locale].hreflang.replace('-', '_');

type Attributes = Readonly<Record<string, unknown>>;
const attributesOf = (element: ReactElement) => element.props as Attributes;

/** Title, description and canonical address as the page's `Head` wrote them. */
function readHead(head: readonly ReactNode[]) {
  const elements = head.filter((node): node is ReactElement => isValidElement(node));
  const find = (type: string, attributes: Attributes = {}) => {
    const found = elements.find(
      (element) =>
        element.type === type &&
        Object.entries(attributes).every(([name, value]) => attributesOf(element)[name] === value),
    );
    return found && attributesOf(found);
  };
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    title: text(find('title')?.['children']),
    description: text(find('meta', { name: 'description' })?.['content']),
    canonical: text(find('link', { rel: 'canonical' })?.['href']),
  };
}

/**
 * What a shared link shows: title, text and picture, in the page's language. Only in the HTML, because nothing that runs
 * scripts reads them.
 * @param head of the page, with what its `Head` wrote
 */
export function socialTags(
  context: PageContext,
  facts: PageFacts | undefined,
  head: readonly ReactNode[],
): ReactElement[] {
  const { locale, localize, site } = context;
  const { title, description, canonical } = readHead(head);
  const picture = facts?.picture ?? cardOf(context, facts);
  const tags: [name: string, content: string | number | null | undefined][] = [
    [
      'og:type',
      facts?.nodes?.some((node) => '@type' in node && node['@type'] === 'BlogPosting')
        ? 'article'
        : 'website',
    ],
    ['og:site_name', localize(site.brand?.name)],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', ogLocale(locale)],
    ...(isLocalized ? localeCodes : [])
      .filter((code) => code !== locale)
      .map((code): [string, string] => ['og:locale:alternate', ogLocale(code)]),
    ['og:image', context.absolute(picture.url)],
    ['og:image:width', picture.width],
    ['og:image:height', picture.height],
    ['og:image:alt', picture.alt],
  ];
  return [
    ...tags
      .filter(([, content]) => content)
      .map(([name, content]) => <meta key={name} property={name} content={String(content)} />),
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
  ];
}

/** The card of a page without a picture of its own; that of the home page where the page has no name. */
const cardOf = (
  { address, locale, localize, site }: PageContext,
  facts: PageFacts | undefined,
): SocialPicture => ({
  ...cardSize,
  url: pageCardPath(facts ? address : '/', locale),
  alt: facts?.name ?? localize(site.brand?.name),
});
