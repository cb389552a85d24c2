import { fieldOf, groupByField } from './group';

test.each([
  ['data[3].units[0].price', 'data[].units[].price'],
  ['/data/3/units/0/price', 'data[].units[].price'],
  ['/data/phone1', 'data.phone1'],
])('%s is of the field %s', (place, field) => expect(fieldOf(place)).toBe(field));

test('one sentence stands for all rows of a field, and each kind of fault keeps its own', () => {
  const rows = Array.from({ length: 48 }, (_, index) => {
    return { field: 'units[].price', sentence: `units[${index}].price must be integer` };
  });
  const others = [
    { field: 'units[].price', kind: 'limit', sentence: 'units[7].price must be >= 0' },
    { field: 'meta.total', sentence: 'meta.total must be integer', count: 3 },
  ];
  expect(groupByField([...rows, ...others])).toEqual([
    'units[].price: 48 rows, first units[0].price must be integer',
    'units[7].price must be >= 0',
    'meta.total: 3 answers, first meta.total must be integer',
  ]);
});
