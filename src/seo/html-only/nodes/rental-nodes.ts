import type { Apartment, Offer } from 'schema-dts';
import type { PublishedRental } from '../../../domain/views/published';
import { routes } from '../../../lib/routes';
import type { Node } from '../json-ld';
import type { PageContext } from '../page-context';
import { licenceNode, toPostalAddress } from './project-nodes';
import { organizationId } from './site-nodes';
import { projectId, squareMetres, type DrawingFiles } from './unit-nodes';

export type RentalData = Omit<PublishedRental, 'floor_plan'> & {
  readonly floor_plan?: (NonNullable<PublishedRental['floor_plan']> & DrawingFiles) | null;
};

export const rentalId = ({ absolute }: PageContext, id: string): string =>
  `${absolute(routes.rental(id))}#home`;

/** A home for rent, with its offer unless it is rented. What a missing licence withholds is left out. */
export function rentalNodes(context: PageContext, rental: RentalData): Node[] {
  const { localize, absolute } = context;
  const { withheld } = context.licenceOf(rental.licence);
  const { floor_plan: plan, project } = rental;
  const drawing = plan?.files?.[context.content]?.publicURL ?? localize(plan?.url);
  const home: Exclude<Apartment, string> = {
    '@type': 'Apartment',
    '@id': rentalId(context, rental.id),
    name: localize(rental.title),
    description: localize(rental.description),
    address: toPostalAddress(context, rental),
    image: (rental.photos ?? []).map(
      ({ url, alt }) => ({ '@type': 'ImageObject', url: absolute(url), caption: localize(alt) }) as const,
    ),
    containedInPlace: project
      ? {
          '@type': 'ApartmentComplex',
          '@id': projectId(context, project.slug),
          name: localize(project.name),
          url: context.urlOf(routes.project(project.slug)),
        }
      : undefined,
    identifier: licenceNode(context, rental.licence),
    ...(!withheld && {
      floorLevel: String(rental.floor),
      numberOfRooms: rental.rooms,
      numberOfBathroomsTotal: rental.bathrooms,
      floorSize: squareMetres(rental.total_area),
      accommodationFloorPlan:
        plan && drawing
          ? {
              '@type': 'FloorPlan',
              name: localize(plan.name),
              layoutImage: { '@type': 'ImageObject', url: absolute(drawing) },
            }
          : undefined,
    }),
  };
  const offer = offerOf(context, rental);
  return offer ? [home, offer] : [home];
}

/** The offer to let it, in SAR a year. None without a valid licence, and none once it is rented. */
function offerOf(context: PageContext, rental: RentalData): Exclude<Offer, string> | undefined {
  const { id, state, licence, annual_rent, published_at } = rental;
  if (state === 'rented' || context.licenceOf(licence).status !== 'valid') return undefined;
  return {
    '@type': 'Offer',
    '@id': offerId(context, id),
    url: context.urlOf(routes.rental(id)),
    itemOffered: { '@id': rentalId(context, id) },
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    seller: { '@id': organizationId(context) },
    availability: state === 'reserved' ? 'https://schema.org/Reserved' : 'https://schema.org/InStock',
    priceSpecification: annual_rent
      ? { '@type': 'UnitPriceSpecification', price: annual_rent, priceCurrency: 'SAR', unitCode: 'ANN' }
      : undefined,
    validFrom: published_at,
    validThrough: licence?.expires_at,
  };
}

export const offerId = ({ absolute }: PageContext, id: string): string =>
  `${absolute(routes.rental(id))}#offer`;
