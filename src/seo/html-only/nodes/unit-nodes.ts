import type { Apartment, Offer } from 'schema-dts';
import { routes } from '../../../lib/routes';
import type { ProjectPageView } from '../../../domain/views/views';
import { getSaleState } from '../../../domain/sale-state';
import type { ContentLanguage } from '../../../lib/localized-text';
import type { PageContext } from '../page-context';
import { organizationId } from './site-nodes';

/** What the build made of a plan's drawings, by language. */
export interface DrawingFiles {
  readonly files?: { readonly [L in ContentLanguage]: { readonly publicURL: string | null } | null } | null;
}

export type ProjectData = Omit<ProjectPageView, 'floor_plans'> & {
  readonly floor_plans: readonly (ProjectPageView['floor_plans'][number] & DrawingFiles)[];
};
export type BuildingData = ProjectData['buildings'][number];
/** A unit on the page of its project, or on its own. */
export type UnitData = Pick<
  BuildingData['units'][number],
  'id' | 'flat_number' | 'floor' | 'rooms' | 'bathrooms' | 'total_area' | 'price' | 'state'
> & { readonly floor_plan?: { readonly id: string } | null };

/** What a unit needs of the project that it is in. */
export type UnitProject = Pick<ProjectData, 'slug' | 'status' | 'launch_date' | 'published_at' | 'licence'>;

export const unitNodeId = ({ absolute }: PageContext, slug: string, id: string): string =>
  `${absolute(routes.project(slug))}#unit-${encodeURIComponent(id)}`;

export const projectId = ({ absolute }: PageContext, slug: string): string =>
  `${absolute(routes.project(slug))}#project`;

export const floorPlanId = ({ absolute }: PageContext, slug: string, plan: string): string =>
  `${absolute(routes.project(slug))}#plan-${encodeURIComponent(plan)}`;

export const squareMetres = (value: number) =>
  ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' }) as const;

/** The state of a unit, as the API and `getSaleState` call it. Others are offers of no kind. */
const availability: Readonly<Record<string, 'InStock' | 'Reserved' | 'PreSale' | 'SoldOut'>> = {
  available: 'InStock',
  reserved: 'Reserved',
  upcoming: 'PreSale',
  sold: 'SoldOut',
};

/** A unit for sale: the home, and its offer. */
export function unitNodes(
  context: PageContext,
  project: UnitProject,
  building: Pick<BuildingData, 'name'>,
  unit: UnitData,
): (Exclude<Apartment, string> | Exclude<Offer, string>)[] {
  const { texts, localize, urlOf } = context;
  const id = unitNodeId(context, project.slug, unit.id);
  const plan = unit.floor_plan?.id;
  const apartment: Exclude<Apartment, string> = {
    '@type': 'Apartment',
    '@id': id,
    name: texts.units.explorer.unitTitle
      .replace('{{flat}}', unit.flat_number)
      .replace('{{building}}', localize(building.name) ?? ''),
    url: urlOf(routes.unit(project.slug, unit.id)),
    floorLevel: String(unit.floor),
    numberOfRooms: unit.rooms,
    numberOfBathroomsTotal: unit.bathrooms,
    floorSize: squareMetres(unit.total_area),
    accommodationFloorPlan: plan ? { '@id': floorPlanId(context, project.slug, plan) } : undefined,
    containedInPlace: { '@id': projectId(context, project.slug) },
  };
  const offer = offerOf(context, project, unit, id);
  return offer ? [apartment, offer] : [apartment];
}

/**
 * The offer of a unit in SAR. None without a valid licence, under which alone it may be advertised. A unit that is sold, or
 * not on sale yet, has no price here.
 */
function offerOf(
  context: PageContext,
  { slug, status, licence, launch_date, published_at }: UnitProject,
  unit: UnitData,
  id: string,
): Exclude<Offer, string> | undefined {
  const state = getSaleState(unit, status);
  const stock = availability[state];
  if (!stock || context.licenceOf(licence).status !== 'valid') return undefined;
  const price = state === 'sold' || state === 'upcoming' ? undefined : (unit.price ?? undefined);
  return {
    '@type': 'Offer',
    '@id': id.replace('#unit-', '#offer-'),
    url: context.urlOf(routes.unit(slug, unit.id)),
    itemOffered: { '@id': id },
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
    seller: { '@id': organizationId(context) },
    availability: `https://schema.org/${stock}`,
    ...(price ? { price, priceCurrency: 'SAR' } : {}),
    validFrom: (state === 'upcoming' && launch_date) || published_at,
    validThrough: licence?.expires_at,
  };
}
