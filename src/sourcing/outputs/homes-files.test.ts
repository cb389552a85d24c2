import { fromHomesFiles } from '../../domain/conditions/homes-files';
import { homesFiles, type HomesRecords } from './homes-files';

test('the files have the homes that can be bought, their project and what is near it', () => {
  const attributes = { flat_number: '12', floor: 1, rooms: 4, total_area: 150.5 };
  const { index, parts } = homesFiles({
    allLookup: {
      nodes: [
        { lookup_id: 'riyadh', category: 'cities', parent_id: null, label: { ar: 'الرياض', en: 'Riyadh' } },
        {
          lookup_id: 'yasmin',
          category: 'districts',
          parent_id: 'riyadh',
          label: { ar: 'الياسمين', en: 'Yasmin' },
        },
      ],
    },
    allProject: {
      nodes: [
        {
          record: {
            ...{ id: 'prj-1', slug: 'gardens', status: 'For_Sale', handover_date: '2027-09-30' },
            name: { ar: 'حدائق', en: 'Gardens' },
            city: { ar: 'الرياض', en: 'Riyadh' },
            district: { ar: 'حي الياسمين', en: 'Al Yasmin' },
            nearby_services: [{ category: 'school' }, { category: 'school' }],
            buildings: [
              {
                name: { ar: 'أ', en: 'A' },
                units: [
                  { id: 'u-1', ...attributes, price: 990_000, state: 'available' },
                  { id: 'u-2', ...attributes, price: null, state: 'available' },
                  { id: 'u-3', ...attributes, price: 990_000, state: 'sold' },
                ],
              },
            ],
          },
        },
      ],
    },
  } as unknown as HomesRecords);
  const { projects, units } = fromHomesFiles(index, parts);
  expect(projects).toEqual([
    expect.objectContaining({ city: 'riyadh', district: 'yasmin', handover: '2027-09-30', near: ['school'] }),
  ]);
  expect(units.map(({ id, price, state }) => [id, price, state])).toEqual([
    ['u-1', 990_000, 'available'],
    ['u-2', null, 'upcoming'],
  ]);
});
