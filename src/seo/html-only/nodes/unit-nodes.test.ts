import { toJsonLd } from '../json-ld';
import { testContext, validLicence } from '../testing';
import { projectNodes, projectOffers } from './project-nodes';
import { unitNodes, type BuildingData, type ProjectData, type UnitData } from './unit-nodes';

const both = (ar: string, en: string) => ({ ar, en });

const unit = {
  ...{ id: 'u-1', flat_number: '204', floor: 2, rooms: 3, bathrooms: 2, total_area: 146.5 },
  ...{ price: 950_000, state: 'available', floor_plan: { id: 'p-1' } },
} as unknown as BuildingData['units'][number];

const project = {
  ...{ id: 'prj', slug: 'yasmin', name: both('الياسمين', 'Yasmin'), summary: both('نص', 'Text') },
  ...{ city: both('الرياض', 'Riyadh'), district: both('الياسمين', 'Al Yasmin'), status: 'For_Sale' },
  ...{ cover: null, gallery: [], coordinates: null, launch_date: null, published_at: '2026-01-01T00:00:00Z' },
  ...{ licence: validLicence, price_from: 950_000, available_units: 1, total_units: 2 },
  floor_plans: [
    {
      id: 'p-1',
      name: both('نموذج أ', 'Type A'),
      url: both('/a.svg', '/a-en.svg'),
      files: null,
      rooms: null,
    },
  ],
  buildings: [
    {
      ...{ id: 'b', name: both('المبنى أ', 'Building A') },
      units: [unit, { ...unit, id: 'u-2', state: 'sold' }],
    },
  ],
} as unknown as ProjectData;

const [building] = project.buildings;
if (!building) throw new Error('the project has a building');

const context = testContext('/projects/detail/yasmin');
const nodesOf = (changes: Partial<UnitData>, ofProject: Partial<ProjectData> = {}) =>
  unitNodes(context, { ...project, ...ofProject }, building, { ...unit, ...changes });
const offerOf = (...changes: Parameters<typeof nodesOf>) => nodesOf(...changes)[1];

test('an available unit is a home with its offer in SAR @11.1', () => {
  const page = 'https://shaqool.example/projects/detail/yasmin';
  expect(nodesOf({})).toEqual([
    {
      ...{ '@type': 'Apartment', '@id': `${page}#unit-u-1`, name: 'Home 204 — Building A' },
      url: 'https://shaqool.example/en/projects/detail/yasmin/u-1',
      ...{ floorLevel: '2', numberOfRooms: 3, numberOfBathroomsTotal: 2 },
      floorSize: { '@type': 'QuantitativeValue', value: 146.5, unitCode: 'MTK' },
      accommodationFloorPlan: { '@id': `${page}#plan-p-1` },
      containedInPlace: { '@id': `${page}#project` },
    },
    {
      ...{ '@type': 'Offer', '@id': `${page}#offer-u-1` },
      url: 'https://shaqool.example/en/projects/detail/yasmin/u-1',
      itemOffered: { '@id': `${page}#unit-u-1` },
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      seller: { '@id': 'https://shaqool.example/#organization' },
      availability: 'https://schema.org/InStock',
      ...{ price: 950_000, priceCurrency: 'SAR' },
      ...{ validFrom: '2026-01-01T00:00:00Z', validThrough: '2099-11-30' },
    },
  ]);
});

test.each([
  ['reserved', { state: 'reserved' }, {}, 'Reserved', 950_000],
  ['without a price yet', { price: null }, {}, 'PreSale', undefined],
  ['not on sale yet', {}, { status: 'Soon_Sale' }, 'PreSale', undefined],
  ['sold', { state: 'sold' }, {}, 'SoldOut', undefined],
] as const)('the offer of a unit %s says so @11.1', (_state, unitChanges, projectChanges, stock, price) => {
  const offer = offerOf(unitChanges, projectChanges);
  expect(offer).toMatchObject({ availability: `https://schema.org/${stock}` });
  expect((offer as { price?: number }).price).toBe(price);
});

test('before the launch the offer is valid from the launch on @11.1', () =>
  expect(offerOf({}, { status: 'Soon_Sale', launch_date: '2027-01-07T07:00:00Z' })).toMatchObject({
    validFrom: '2027-01-07T07:00:00Z',
  }));

test.each([
  ['missing', null],
  ['expired', { ...validLicence, expires_at: '2020-01-01' }],
] as const)('a unit whose licence is %s is not offered @11.1 @2.82', (_state, licence) => {
  expect(nodesOf({}, { licence })).toHaveLength(1);
  expect(projectOffers(context, { ...project, licence })).toBeUndefined();
});

test('an unknown state is no offer @11.1', () =>
  expect(nodesOf({ state: 'frozen' as 'sold' })).toHaveLength(1));

test('a project has all its units in its counts, and the unsold ones as homes @11.1', () => {
  const nodes = projectNodes(context, project);
  expect(nodes[0]).toMatchObject({
    numberOfAccommodationUnits: { value: 2 },
    numberOfAvailableAccommodationUnits: { value: 1 },
    identifier: { name: expect.any(String) as string, value: '7200100103' },
  });
  const types = nodes.map((node) => ('@type' in node ? node['@type'] : undefined));
  expect(types).toEqual(['ApartmentComplex', 'FloorPlan', 'Apartment', 'Offer']);
  expect(projectOffers(context, project)).toMatchObject({
    ...{ lowPrice: 950_000, highPrice: 950_000, offerCount: 1 },
  });
});

test('of thousands of units a page tells of a hundred, those on sale first @11.1', () => {
  const rows = (state: UnitData['state'], from: number) =>
    Array.from({ length: 80 }, (_, index) => ({ ...unit, id: `u-${from + index}`, state }));
  const units = [...rows('reserved', 0), ...rows('available', 80)];
  const nodes = projectNodes(context, { ...project, buildings: [{ ...building, units }] });
  const offers = nodes.filter((node) => '@type' in node && node['@type'] === 'Offer');
  expect(offers).toHaveLength(100);
  expect(offers.slice(0, 80).map((offer) => (offer as { availability: string }).availability)).toEqual(
    Array.from({ length: 80 }, () => 'https://schema.org/InStock'),
  );
  expect(nodes[0]).toMatchObject({ numberOfAccommodationUnits: { value: 160 } });
});

test('where an offer without a licence is withheld, so are units, plans and counts @11.1 @2.82', () => {
  const withholding = testContext('/projects/detail/yasmin', 'en', {
    licenceRules: { when_missing_or_expired: 'withhold' },
  });
  const nodes = projectNodes(withholding, { ...project, licence: null });
  expect(nodes).toHaveLength(1);
  expect(toJsonLd(nodes)).not.toMatch(/numberOf|Offer|floor/i);
});
