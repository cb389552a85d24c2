import type { AggregateOffer, ApartmentComplex, FloorPlan, PropertyValue } from 'schema-dts';
import type { LocalizedText } from '../../../lib/localized-text';
import { routes } from '../../../lib/routes';
import { getSaleState } from '../../../domain/sale-state';
import type { Node } from '../json-ld';
import type { PageContext } from '../page-context';
import { organizationId } from './site-nodes';
import { floorPlanId, projectId, unitNodes, type ProjectData } from './unit-nodes';

type PostalAddress = { '@type': 'PostalAddress' } & Record<string, string | undefined>;

/** A district of a city, as cards and pages name it. */
export const toPostalAddress = (
  { localize }: PageContext,
  { city, district }: { readonly city?: LocalizedText | null; readonly district?: LocalizedText | null },
): PostalAddress => ({
  '@type': 'PostalAddress',
  addressLocality: localize(district) ?? localize(city),
  addressRegion: district ? localize(city) : undefined,
  addressCountry: 'SA',
});

/** The licence of an offer while it is valid: its kind, its number and where it can be verified. */
export function licenceNode(
  { texts, licenceOf }: PageContext,
  licence: ProjectData['licence'],
): PropertyValue | undefined {
  if (!licence || licenceOf(licence).status !== 'valid') return undefined;
  return {
    '@type': 'PropertyValue',
    name: texts.common.licence.kind[licence.kind],
    value: licence.number,
    url: licence.url || undefined,
  };
}

const count = (value: number) => ({ '@type': 'QuantitativeValue', value }) as const;

/** The project with its floor plans, and its units that are not sold. What a missing licence withholds is left out. */
export function projectNodes(context: PageContext, project: ProjectData): Node[] {
  const { localize, absolute, urlOf } = context;
  const { slug, coordinates, buildings, status } = project;
  const { withheld } = context.licenceOf(project.licence);
  const units = withheld ? [] : buildings.flatMap(({ units: all }) => all);
  const plans = withheld ? [] : project.floor_plans;
  const available = units.filter((unit) => getSaleState(unit, status) === 'available').length;
  const complex: Exclude<ApartmentComplex, string> = {
    '@type': 'ApartmentComplex',
    '@id': projectId(context, slug),
    name: localize(project.name),
    description: localize(project.summary),
    url: urlOf(routes.project(slug)),
    address: toPostalAddress(context, project),
    geo: coordinates
      ? { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude }
      : undefined,
    image: (project.gallery.length > 0 ? project.gallery : project.cover ? [project.cover] : []).map(
      ({ url, alt }) => ({ '@type': 'ImageObject', url: absolute(url), caption: localize(alt) }) as const,
    ),
    numberOfAccommodationUnits: units.length > 0 ? count(units.length) : undefined,
    numberOfAvailableAccommodationUnits: units.length > 0 ? count(available) : undefined,
    accommodationFloorPlan: plans.map(({ id }) => ({ '@id': floorPlanId(context, slug, id) })),
    identifier: licenceNode(context, project.licence),
  };
  return [
    complex,
    ...plans.map((plan) => floorPlanNode(context, slug, plan)),
    ...(withheld ? [] : listedUnits(project)).flatMap(({ building, unit }) =>
      unitNodes(context, project, building, unit),
    ),
  ];
}

/** Units of a project that its page tells of one by one: each is a kilobyte of HTML, and a project may have thousands. */
const maxListedUnits = 100;

/** Its units that are not sold, those on sale first. */
function listedUnits({ buildings, status }: ProjectData) {
  const unsold = buildings
    .flatMap((building) => building.units.map((unit) => ({ building, unit })))
    .filter(({ unit }) => unit.state !== 'sold');
  const isOnSale = ({ unit }: (typeof unsold)[number]) => getSaleState(unit, status) === 'available';
  return [...unsold.filter(isOnSale), ...unsold.filter((row) => !isOnSale(row))].slice(0, maxListedUnits);
}

/** A plan's drawing, to which projects and units refer by its id. */
export function floorPlanNode(
  context: PageContext,
  slug: string,
  { id, name, files, url }: Pick<ProjectData['floor_plans'][number], 'id' | 'name' | 'files' | 'url'>,
): Exclude<FloorPlan, string> {
  const { content, localize, absolute } = context;
  const drawing = files?.[content]?.publicURL ?? localize(url);
  return {
    '@type': 'FloorPlan',
    '@id': floorPlanId(context, slug, id),
    name: localize(name),
    layoutImage: drawing ? { '@type': 'ImageObject', url: absolute(drawing) } : undefined,
    isPlanForApartment: { '@id': projectId(context, slug) },
  };
}

/** What the units on sale cost together; undefined without a price or a valid licence. */
export function projectOffers(context: PageContext, project: ProjectData): AggregateOffer | undefined {
  const { status, licence, buildings, price_from } = project;
  if (context.licenceOf(licence).status !== 'valid' || !price_from) return undefined;
  const onSale = buildings
    .flatMap(({ units }) => units)
    .filter((unit) => getSaleState(unit, status) === 'available');
  return {
    '@type': 'AggregateOffer',
    lowPrice: price_from,
    highPrice: onSale.length > 0 ? Math.max(...onSale.map(({ price }) => price ?? 0)) : undefined,
    priceCurrency: 'SAR',
    offerCount: onSale.length || undefined,
    seller: { '@id': organizationId(context) },
  };
}
