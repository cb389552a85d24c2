import { createCodec, flag, oneOf, pageNumber } from './codec';

interface Filters {
  page?: number;
  status_id?: 'For_Sale' | 'Completed';
  desc?: boolean;
}

const codec = createCodec<Filters>({
  page: pageNumber,
  status_id: oneOf(['For_Sale', 'Completed']),
  desc: flag,
});

test.each<[Filters, string]>([
  [{}, ''],
  [{ page: 1 }, ''],
  [{ page: 2 }, '?page=2'],
  [{ status_id: 'For_Sale', desc: true, page: 3 }, '?page=3&status_id=For_Sale&desc=true'],
  [{ desc: false }, '?desc=false'],
])('%j is written as "%s"', (filters, search) => {
  expect(codec.format(filters)).toBe(search);
});

test.each<[string, Filters]>([
  ['?page=2&status_id=For_Sale', { page: 2, status_id: 'For_Sale' }],
  ['page=0', {}],
  ['page=-1', {}],
  ['page=1e9', {}],
  ['page=99999999', {}],
  ['status_id=Draft', {}],
  ['status_id=__proto__', {}],
  ['desc=1', {}],
  ['unknown=<script>', {}],
  ['%E0%A4%A', {}],
])('"%s" is read as %j', (search, filters) => {
  expect(codec.parse(search)).toEqual(filters);
});

test('what is written is read back', () => {
  const filters: Filters = { page: 7, status_id: 'Completed', desc: false };
  expect(codec.parse(codec.format(filters))).toEqual(filters);
});
