import type { BreadcrumbList, RealEstateListing, WebPage } from 'schema-dts';
import { locales } from '../../../i18n/locales';
import { routes } from '../../../lib/routes';
import type { PageContext } from '../page-context';
import { organizationId, partOfWebsite } from './site-nodes';

export interface Crumb {
  readonly name: string | undefined;
  /** Absent for the page itself. */
  readonly to?: string;
}

/** A page, or a listing that is a page. */
export type PageKind = Exclude<WebPage | RealEstateListing, string>;

/** The page itself by its address in its language, with what its kind adds. */
export function pageNode(
  context: PageContext,
  name: string | undefined,
  kind: PageKind = { '@type': 'WebPage' },
): PageKind {
  const url = context.urlOf(context.address);
  return {
    ...kind,
    '@id': url,
    url,
    name,
    inLanguage: locales[context.locale].hreflang,
    isPartOf: partOfWebsite(context),
    publisher: { '@id': organizationId(context) },
  };
}

export const breadcrumbId = ({ urlOf, address }: PageContext): string => `${urlOf(address)}#breadcrumb`;

/**
 * The trail from home that the page shows.
 * @param between the pages between home and this one, and this one
 */
export function breadcrumbNode(
  context: PageContext,
  between: readonly Crumb[],
): Exclude<BreadcrumbList, string> {
  const crumbs = [{ name: context.texts.common.nav.home, to: routes.home }, ...between];
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(context),
    itemListElement: crumbs.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: context.urlOf(to ?? context.address),
    })),
  };
}
