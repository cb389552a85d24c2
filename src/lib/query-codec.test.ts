import fc from 'fast-check';
import { listOf, createCodec, flag, oneOf, pageNumber, price, text, integer } from './query-codec';

interface Filters {
  page?: number;
  status_id?: 'For_Sale' | 'Completed';
  desc?: boolean;
  rooms?: number;
}

const codec = createCodec<Filters>({
  page: pageNumber,
  status_id: oneOf(['For_Sale', 'Completed']),
  desc: flag,
  rooms: integer(1, 5),
});

const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    page: fc.integer({ min: 1, max: 1_000_000 }),
    status_id: fc.constantFrom('For_Sale' as const, 'Completed' as const),
    desc: fc.boolean(),
    rooms: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: [] },
);

test.each<[Filters, string]>([
  [{}, ''],
  [{ page: 1 }, ''],
  [{ page: 2 }, '?page=2'],
  [{ status_id: 'For_Sale', desc: true, page: 3 }, '?page=3&status_id=For_Sale&desc=true'],
  [{ desc: false }, '?desc=false'],
  [{ rooms: 3 }, '?rooms=3'],
])('%j is written as "%s"', (filters, search) => {
  expect(codec.format(filters)).toBe(search);
});

test.each<[string, Filters]>([
  ['?page=2&status_id=For_Sale', { page: 2, status_id: 'For_Sale' }],
  ['page=0', {}],
  ['page=-1', {}],
  ['page=1e9', {}],
  ['page=99999999', {}],
  ['rooms=6', {}],
  ['rooms=0', {}],
  ['rooms=03', {}],
  ['rooms=3&rooms=4', { rooms: 3 }],
  ['status_id=Draft', {}],
  ['status_id=__proto__', {}],
  ['status_id[]=For_Sale', {}],
  ['__proto__=1&constructor=2', {}],
  ['desc=1', {}],
  ['unknown=<script>', {}],
  ['%E0%A4%A', {}],
])('"%s" is read as %j', (search, filters) => {
  expect(codec.parse(search)).toEqual(filters);
});

test.each([
  [price, '1200000', 1_200_000],
  [price, '100000000', 100_000_000],
  [price, '100000001', undefined],
  [price, '0', undefined],
  [price, '1,200,000', undefined],
  [text(5), 'b-001', 'b-001'],
  [text(5), 'b-0010', undefined],
  [text(5), '', undefined],
])('a price or a text is parsed only as it may be written (%#)', (parameter, written, value) => {
  expect(parameter.parse(written)).toBe(value);
});

test('formatted filters are parsed back the same', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const { page, ...others } = filters;
      const expected = page === undefined || page === 1 ? others : filters;
      expect(codec.parse(codec.format(filters))).toEqual(expected);
    }),
  );
});

test('of any address only known filters with valid values are parsed, in one canonical form', () => {
  const names = ['page', 'status_id', 'desc', 'rooms', 'x', '__proto__'];
  const nonsense = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string()));
  fc.assert(
    fc.property(nonsense, (pairs) => {
      const read = codec.parse(new URLSearchParams(pairs).toString());
      expect(Object.keys(read).every((name) => names.slice(0, 4).includes(name))).toBe(true);
      const key = codec.format(read);
      expect(codec.format(codec.parse(key))).toBe(key);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(() => codec.parse(text)).not.toThrow()));
});

test('a list has each of its values once, and is left out of the address where it is empty', () => {
  const codec = createCodec<{ near?: readonly string[] }>({ near: listOf(oneOf(['school', 'park'])) });
  expect(codec.parse('?near=park,pool,school,park')).toEqual({ near: ['park', 'school'] });
  expect(codec.parse('?near=pool')).toEqual({});
  expect(codec.format({ near: ['school', 'park'] })).toBe('?near=school%2Cpark');
  expect(codec.format({ near: [] })).toBe('');
});
