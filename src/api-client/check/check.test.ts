import { contractExample } from '../../../openapi/contract-examples';
import { checkEveryAnswer as checkAnswer } from './every-answer';

const text = { ar: 'نص', en: 'Text' };
const unit = {
  id: 'u-1',
  building: text,
  flat_number: '1',
  floor: 1,
  rooms: 3,
  bathrooms: 2,
  total_area: 120,
  project_id: 'p-1',
  building_id: 'b-1',
  price: 900_000,
  state: 'available',
};
const meta = { page: 1, per_page: 9, total: 2, last_page: 1, as_of: '2026-11-22T05:00:00.000Z' };
const rental = { ...unit, title: text, annual_rent: 52_000, published_at: '2026-01-01T00:00:00.000Z' };
const profile = { name: text, plugins: ['Rental'], phone1: '0500000001', email: 'a@example.sa' };

/** The answer as it is after the check, and what was dropped; undefined when it does not fit. */
function checked(call: string, answer: unknown, known?: object) {
  const value = structuredClone(answer);
  const result = checkAnswer(call, value, known);
  return result && { value, ...result };
}

const organization = (data: unknown, known?: object) =>
  checked('GET /public/organizations/me', { data }, known);
const apartments = (data: unknown, figures: unknown = meta) =>
  checked('POST /public/projects/apartments', { data, meta: figures });
const rentals = (data: unknown) => checked('GET /public/rentals/list', { data, meta });

test('an answer that fits passes unchanged, with members that the contract does not know', () => {
  const data = { ...profile, plugins: ['Rental', 'Helipad'], mood: 'calm' };
  expect(organization(data)).toEqual({ value: { data }, dropped: [] });
});

test.each([
  ['a number as a phone', { phone1: 500000001 }, 'phone1'],
  ['a text as an address', { address: 'Riyadh' }, 'address'],
  ['an address in one language', { address: { ar: 'الرياض' } }, 'address'],
  ['an invalid email', { email: 'nobody' }, 'email'],
  ['a founding year out of range', { founded_year: 89 }, 'founded_year'],
  ['NaN as a number', { founded_year: Number.NaN }, 'founded_year'],
  ['an address that is not of the web', { care_site_url: 'javascript:alert(1)' }, 'care_site_url'],
])('%s is removed from its record @10.4', (_, change, field) => {
  const result = organization({ ...profile, ...change });
  expect(result?.value).toEqual({ data: { ...profile, [field]: undefined } });
  expect(result?.dropped).toContainEqual(expect.objectContaining({ path: `/data/${field}` }));
});

test.each([[[null]], [['Rental', 1]], [[{ name: 'Rental' }]]])(
  'plugins that came as %j are unknown: the answer does not fit, or they are what was known @10.4',
  (plugins) => {
    expect(organization({ ...profile, plugins })).toBeUndefined();
    expect(organization({ ...profile, plugins }, profile)?.value).toEqual({ data: profile });
  },
);

test('null counts as absent, and nothing else is removed', () => {
  expect(organization({ ...profile, phone1: null })).toEqual({
    value: { data: { name: profile.name, plugins: profile.plugins, email: profile.email } },
    dropped: [],
  });
});

describe('known data', () => {
  const known = { ...profile, phone1: '0500000009', plugins: ['Rental', 'Localization'] };
  test.each([
    ['a number as a phone', { phone1: 5 }, { phone1: known.phone1 }],
    ['plugins that are no list', { plugins: 'Rental' }, { plugins: known.plugins }],
    ['plugins that are null', { plugins: null }, { plugins: known.plugins }],
    ['a name that is no text', { name: { ar: {}, en: 'x' } }, { name: known.name }],
  ])('stands in for %s, the rest is fresh @10.4', (_, change, left) => {
    const fresh = { ...profile, email: 'new@example.sa' };
    expect(organization({ ...fresh, ...change }, known)?.value).toEqual({ data: { ...fresh, ...left } });
  });

  test('does not stand in for members that the answer leaves out', () => {
    expect(organization({ ...profile, phone1: null }, known)?.value).not.toHaveProperty('data.phone1');
    expect(organization({ name: text, plugins: [] }, known)?.value).toEqual({
      data: { name: text, plugins: [] },
    });
  });

  test.each([null, {}, [], 'profile', { name: 5, plugins: 5, phone1: '0500000001' }])(
    'does not make a profile of %j',
    (data) => expect(organization(data, known)).toBeUndefined(),
  );
});

test.each([
  ['an object as a title', { title: { ar: {}, en: {} } }],
  ['a negative rent', { annual_rent: -1 }],
  ['a rent as text', { annual_rent: '52,000' }],
  ['an infinite area', { total_area: Number.POSITIVE_INFINITY }],
  ['an unknown state', { state: 'haunted' }],
  ['no id', { id: undefined }],
  ['an invalid time', { published_at: 'soon' }],
])('a row with %s is removed from its list, and is not counted @10.4', (_, change) => {
  const result = rentals([rental, { ...rental, id: 'u-2', ...change }]);
  expect(result?.value).toMatchObject({ data: [{ id: 'u-1' }], meta: { total: 1, last_page: 1 } });
  expect(result?.dropped).toEqual([expect.objectContaining({ path: '/data/1' })]);
});

test('a dropped row is named with its id and what does not fit, so that it does not count as withdrawn', () => {
  expect(apartments([unit, { ...unit, id: 'u-2', state: 'haunted' }])?.dropped).toEqual([
    { path: '/data/1', invalidPath: '/data/1/state', id: 'u-2' },
  ]);
});

test.each(['', ' ', '\u200B\u200D'])(
  'the other language stands for a text of nothing to see: %j',
  (nothing) => {
    const result = rentals([
      { ...rental, title: { ar: 'بيت', en: nothing }, district: { ar: nothing, en: 'Yasmin' } },
    ]);
    expect(result?.value).toMatchObject({
      data: [{ title: { ar: 'بيت', en: 'بيت' }, district: { ar: 'Yasmin', en: 'Yasmin' } }],
    });
    expect(result?.dropped).toEqual([]);
  },
);

test('a row whose title nobody can see in any language is removed from its list, and a project keeps its known name', () => {
  const nothing = { ar: ' ', en: '\u2060' };
  const result = rentals([rental, { ...rental, id: 'u-2', title: nothing }]);
  expect(result?.dropped).toEqual([{ path: '/data/1', invalidPath: '/data/1/title', id: 'u-2' }]);
  const project = { ...contractExample('Project'), name: nothing };
  const answer = { data: project };
  expect(checkAnswer('GET /public/projects/{id}', answer, { ...project, name: text })).toBeDefined();
  expect(answer.data.name).toEqual(text);
});

test('an invalid part of an optional object removes that object, and an invalid photo only itself', () => {
  const photo = { url: 'https://a.sa/p.jpg', alt: text };
  const plan = { id: 'a', name: text, url: { ar: 'https://a.sa/a.svg', en: 'https://a.sa/b.svg' } };
  const odd = { floor_plan: { ...plan, name: 'Plan' }, photos: [photo, { url: '' }, null], kitchen: 'huge' };
  expect(rentals([{ ...rental, ...odd }])?.value).toEqual({
    data: [{ ...rental, photos: [photo] }],
    meta: { ...meta, total: 2 },
  });
});

test.each([
  ['no list', {}],
  ['null', null],
  ['rows of which none fits', [null, { id: 'u-1' }, 7]],
])('a list that is %s is invalid', (_, data) => {
  expect(apartments(data)).toBeUndefined();
});

test('a list without rows is valid', () => {
  expect(apartments([], { ...meta, total: 0 })).toMatchObject({ value: { data: [] }, dropped: [] });
});

test.each([
  ['the first page called 0', { page: 0 }, { page: 1, total: 1, last_page: 1 }],
  ['more pages than its rows fill', { total: 12, last_page: 1e10 }, { total: 12, last_page: 2 }],
  ['more rows than possible', { total: 1e10, last_page: 1e10 }, { total: 9000, last_page: 1000 }],
  ['fewer rows than are there', { total: -4, last_page: 0 }, { total: 1, last_page: 1 }],
])('a list with %s can be paged through', (_, odd, sane) => {
  const figures = { ...meta, total: 1, ...odd };
  expect(apartments([unit], figures)?.value).toMatchObject({ meta: sane });
});

test.each([
  undefined,
  null,
  {},
  { ...meta, last_page: 'many' },
  { ...meta, total: 1.5 },
  { ...meta, as_of: '' },
])('a list whose figures are %j is invalid', (figures) =>
  expect(apartments([unit], figures ?? null)).toBeUndefined(),
);

test.each([
  [{ reference: 'SH-20418', received_at: '2026-11-22T05:00:00Z' }, true],
  [{ reference: 'SH-20418' }, false],
  [{ reference: 'welcome', received_at: '2026-11-22T05:00:00Z' }, false],
  [{ reference: 20418, received_at: '2026-11-22T05:00:00Z' }, false],
])('%j is a receipt: %p', (data, fits) => {
  expect(checked('POST /public/contactus/create', { data }) !== undefined).toBe(fits);
});

test('of the errors of a problem only valid ones are left', () => {
  const named = { field: 'mobile', rule: 'pattern', message: '' };
  const problem = { title: 'Unprocessable Content', status: 422 };
  expect(checked('Problem', { ...problem, errors: [null, named, { field: 7 }] })?.value).toEqual({
    ...problem,
    errors: [named],
  });
  expect(checked('Problem', { ...problem, errors: 'mobile' })?.value).toEqual(problem);
});
