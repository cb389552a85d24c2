import type { ContactPoint, RealEstateAgent, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { internationalDigits } from '../../../lib/phone';
import { routes, searchParameter } from '../../../lib/routes';
import { socialLinks } from '../../../lib/social-links';
import type { PageContext } from '../page-context';

export const organizationId = ({ absolute }: PageContext): string => absolute('/#organization');
const websiteId = ({ absolute }: PageContext): string => absolute('/#website');

/** `+966500000001`, as telephone numbers are written for machines. */
const telephone = (phone: string): string => `+${internationalDigits(phone)}`;

/** The company, as header, footer and contact rows show it. Without a profile only its brand. */
export function organizationNode(context: PageContext): Exclude<RealEstateAgent, string> {
  const { site, texts, localize, absolute } = context;
  const { brand, organization } = site;
  const { phone1, phone2, address, licence_number } = organization ?? {};
  const contactPoint = (phone: string | null | undefined, type: string, name: string): ContactPoint[] =>
    phone ? [{ '@type': 'ContactPoint', contactType: type, name, telephone: telephone(phone) }] : [];
  return {
    '@type': 'RealEstateAgent',
    '@id': organizationId(context),
    name: localize(brand?.name) ?? localize(organization?.name),
    legalName: localize(organization?.legal_name),
    url: context.urlOf(routes.home),
    logo: {
      '@type': 'ImageObject',
      '@id': absolute('/#logo'),
      url: absolute('/icons/icon-512.png'),
      width: '512',
      height: '512',
    },
    image: { '@id': absolute('/#logo') },
    slogan: localize(brand?.tagline),
    vatID: organization?.vat_number ?? undefined,
    foundingDate: organization?.founded_year?.toString(),
    telephone: phone1 ? telephone(phone1) : undefined,
    email: organization?.email ?? undefined,
    address: address
      ? { '@type': 'PostalAddress', streetAddress: localize(address), addressCountry: 'SA' }
      : undefined,
    contactPoint: [
      ...contactPoint(phone1, 'sales', texts.common.phone.sales),
      ...contactPoint(phone2, 'customer service', texts.common.phone.service),
    ],
    identifier: licence_number
      ? {
          '@type': 'PropertyValue',
          name: texts.common.footer.licence.replace('{{number}}', '').trim(),
          value: licence_number,
        }
      : undefined,
    sameAs: organization
      ? socialLinks(organization)
          .filter(({ network }) => network !== 'whatsapp')
          .map(({ href }) => href)
      : [],
  };
}

type Search = WithActionConstraints<Exclude<SearchAction, string>>;

/** The search of the site: the list of projects opens with the results of all kinds. */
const searchAction = ({ urlOf }: PageContext): Search => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${urlOf(routes.projects)}?${searchParameter}={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
});

export const websiteNode = (context: PageContext): Exclude<WebSite, string> => ({
  '@type': 'WebSite',
  '@id': websiteId(context),
  name: context.localize(context.site.brand?.name),
  url: context.urlOf(routes.home),
  inLanguage: context.locale,
  publisher: { '@id': organizationId(context) },
  potentialAction: searchAction(context),
});

export const partOfWebsite = (context: PageContext) => ({ '@id': websiteId(context) });
