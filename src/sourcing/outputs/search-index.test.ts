import MiniSearch from 'minisearch';
import { searchOptions } from '../../lib/search-index';
import { searchDocuments, type SearchedRecords } from './search-index';

const records: SearchedRecords = {
  organization: { plugins: ['Rental'] },
  allProject: {
    nodes: [
      {
        record: {
          slug: 'alrabwa-heights',
          name: { ar: 'مرتفعات الربوة', en: 'Al Rabwa Heights' },
          city: { ar: 'الرياض', en: 'Riyadh' },
          district: { ar: 'حي الربوة', en: 'Al Rabwa' },
          summary: { ar: 'أربعة مبانٍ', en: 'Four buildings' },
          description: { ar: 'حول حديقة', en: 'Around a courtyard' },
        },
      },
    ],
  },
  allRental: {
    nodes: [
      {
        record: {
          id: 'r-1',
          title: { ar: 'شقة 3 غرف', en: 'Apartment, 3 rooms' },
          description: { ar: 'تراس مظلّل', en: 'A shaded terrace' },
          parking_spaces: 2,
          furnishing: 'furnished',
          state: 'available',
          city: null,
          district: null,
        },
      },
      { record: { id: 'r-2', title: { ar: 'شقة مؤجرة', en: 'Let apartment' }, state: 'rented' } },
    ],
  },
  allBlog: {
    nodes: [
      {
        record: {
          slug: 'tax',
          title: { ar: 'ضريبة التصرفات العقارية', en: 'Real-estate transaction tax' },
          excerpt: { ar: 'متى تُدفع', en: 'When it is due' },
          tags: null,
        },
      },
    ],
  },
};

const index = MiniSearch.loadJSON(
  JSON.stringify(
    (() => {
      const built = new MiniSearch(searchOptions);
      built.addAll(searchDocuments(records));
      return built;
    })(),
  ),
  searchOptions,
);
const found = (query: string) => index.search(query).map(({ id }) => id as string);

test.each([
  ['الربوه', '/projects/detail/alrabwa-heights'],
  ['ربوة', '/projects/detail/alrabwa-heights'],
  ['rabwa', '/projects/detail/alrabwa-heights'],
  ['مُرتفعات', '/projects/detail/alrabwa-heights'],
  ['رياض', '/projects/detail/alrabwa-heights'],
  ['riyad', '/projects/detail/alrabwa-heights'],
  ['٣ غرف', '/rentals/r-1'],
  ['courtyard', '/projects/detail/alrabwa-heights'],
  ['تراس', '/rentals/r-1'],
  ['terrace', '/rentals/r-1'],
  ['parking', '/rentals/r-1'],
  ['موقف', '/rentals/r-1'],
  ['مفروشه', '/rentals/r-1'],
  ['furnished', '/rentals/r-1'],
  ['ضريبه', '/blogs/tax'],
  ['TRANSACTION', '/blogs/tax'],
])('“%s” finds %s', (query, address) => expect(found(query)).toEqual([address]));

test('“unfurnished” does not find what is furnished', () => expect(found('unfurnished')).toEqual([]));

test('a rented unit is not found', () => expect(found('Let apartment')).toEqual([]));

test('all words must be found', () => expect(found('الربوة ضريبة')).toEqual([]));

test('a query is never used as a pattern', () => expect(found('.* ( [ \\')).toEqual([]));

test('without the Rental plugin no unit for rent is found @6.4', () => {
  const kinds = (plugins: string[]) =>
    searchDocuments({ ...records, organization: { plugins } }).map(({ kind }) => kind);
  expect(kinds(['Rental'])).toEqual(['project', 'rental', 'blog']);
  expect(kinds(['Localization'])).toEqual(['project', 'blog']);
});
