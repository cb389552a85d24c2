import { checkEveryAnswer } from './check/every-answer';
import { createApiClient } from './client';
import { lookUpRecord, type LookupOptions, type RecordKind } from './record-lookup';
import { addResponseCheck } from './response-check';

const { signal } = new AbortController();

/** An API that answers every request like this. */
function clientOf(respond: (url: URL) => Response | Promise<Response>) {
  const fetch = jest.fn(async (request: Request) => respond(new URL(request.url)));
  return { fetch, client: createApiClient({ url: 'http://api.example', organizationKey: 'key', fetch }) };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const lookUp = <K extends RecordKind>(
  kind: K,
  respond: (url: URL) => Response | Promise<Response>,
  options: Partial<LookupOptions<K>> = {},
) => lookUpRecord(clientOf(respond).client, kind, 'wanted', { signal, ...options });

/** A list of pages with one row each, named by their number; the page `at` has the wanted row. */
const listOf =
  (pages: number, at?: number) =>
  ({ searchParams }: URL) => {
    const page = Number(searchParams.get('page'));
    const id = page === at ? 'wanted' : String(page);
    return json({ data: [{ id, slug: id }], meta: { page, per_page: 1, total: pages, last_page: pages } });
  };

const kinds: RecordKind[] = ['projects', 'rentals', 'blogs'];

test('a published record is found', async () => {
  expect(await lookUp('projects', () => json({ data: { id: '1', slug: 'wanted', buildings: [] } }))).toEqual({
    status: 'found',
    record: { id: '1', slug: 'wanted', buildings: [] },
  });
  expect(await lookUp('rentals', listOf(3, 2))).toMatchObject({ status: 'found', record: { id: 'wanted' } });
  expect(await lookUp('blogs', listOf(3, 2))).toMatchObject({ status: 'found', record: { slug: 'wanted' } });
});

test.each([400, 422])('an API that cannot be brief, and answers %i, is asked for all', async (status) => {
  const asked: string[] = [];
  const lookup = await lookUp(
    'projects',
    ({ search }) => {
      asked.push(search);
      return search
        ? json({ title: 'Unknown parameter' }, status)
        : json({ data: { id: '1', buildings: [] } });
    },
    { inBrief: true },
  );
  expect(lookup.status).toBe('found');
  expect(asked).toEqual(['?view=summary', '']);
});

const text = { ar: 'نص', en: 'Text' };
const unit = (id: string, price: unknown) => ({
  ...{ id, building: text, flat_number: id, floor: 1, rooms: 3, bathrooms: 2, total_area: 120 },
  ...{ project_id: 'p', building_id: 'b', price, state: 'available' },
});
const projectOf = (...units: object[]) => ({
  ...{ id: 'p', slug: 'wanted', name: text, status: 'For_Sale', city: text, district: text, summary: text },
  ...{ available_units: 9, total_units: 9, price_from: 1, description: text, gallery: [], advantages: [] },
  ...{ published_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
  ...{ guarantees: [], after_sales_services: [], nearby_services: [] },
  buildings: [{ id: 'b', name: text, units }],
});

/** Looks the project up as a browser does: with the answer checked. */
function lookUpChecked(answer: object, known?: object) {
  const { client } = clientOf(() => json({ data: answer }));
  addResponseCheck(client, () => Promise.resolve(checkEveryAnswer));
  return lookUpRecord(client, 'projects', 'wanted', { signal, known });
}

describe('a project with prices that cannot be read @10.4', () => {
  const fresh = unit('u-1', 800_000);

  test('has the units as they were known, and figures that agree with them', async () => {
    const known = projectOf(unit('u-1', 700_000), unit('u-2', 500_000));
    expect(await lookUpChecked(projectOf(fresh, unit('u-2', '550000')), known)).toMatchObject({
      status: 'found',
      isAsKnown: true,
      record: {
        buildings: [{ units: [fresh, unit('u-2', 500_000)] }],
        available_units: 2,
        price_from: 500_000,
      },
    });
  });

  test('lacks units that nobody knows, and says that there may be more', async () => {
    const lookup = await lookUpChecked(projectOf(fresh, unit('u-2', '550000')));
    expect(lookup).toMatchObject({
      isAsKnown: true,
      record: {
        buildings: [{ units: [fresh] }],
        available_units: 1,
        price_from: 800_000,
        has_unread_units: true,
      },
    });
  });

  test('says of its units what they say where only its own price cannot be read', async () => {
    const known = { ...projectOf(fresh), price_from: 1 };
    const lookup = await lookUpChecked({ ...projectOf(fresh), price_from: '800000' }, known);
    expect(lookup).toEqual({
      status: 'found',
      record: { ...projectOf(fresh), available_units: 1, price_from: 800_000 },
    });
  });

  test('is not there where none of them is known', async () => {
    expect(await lookUpChecked(projectOf(unit('u-2', '550000')))).toEqual({ status: 'unavailable' });
  });

  test('is as it came where they can be read', async () => {
    expect(await lookUpChecked(projectOf(fresh))).toEqual({
      status: 'found',
      record: projectOf(fresh),
    });
  });
});

test.each([404, 410])('a project that is answered with %i is missing', async (status) => {
  expect(await lookUp('projects', () => json({ title: 'Not Found', status }, status))).toEqual({
    status: 'missing',
  });
});

test('a draft is missing', async () => {
  const draft = { id: '1', slug: 'wanted', status: 'Draft' };
  expect(await lookUp('projects', () => json({ data: draft }))).toEqual({ status: 'missing', record: draft });
});

test.each(['rentals', 'blogs'] as const)('one of %s that a whole list lacks is missing', async (kind) => {
  expect(await lookUp(kind, listOf(2), { known: {} })).toEqual({ status: 'missing' });
});

test('beyond the pages that were read only a known record may be: then nobody can tell', async () => {
  const onRead = jest.fn();
  expect(await lookUp('rentals', listOf(99), { known: { id: 'wanted' }, onRead })).toEqual({
    status: 'unavailable',
  });
  expect(onRead).toHaveBeenCalledWith(expect.objectContaining({ complete: false }));
  expect(await lookUp('rentals', listOf(99))).toEqual({ status: 'missing' });
});

describe.each(kinds)('a lookup of %s is unavailable', (kind) => {
  test.each([
    '',
    '{}',
    '[]',
    'null',
    '7',
    '{"data":null}',
    '{"data":{}}',
    '{"data":7}',
    '{"data":{"id',
    '<h1>Hi</h1>',
  ])('after a 200 with the body “%s”', async (body) => {
    expect(await lookUp(kind, () => new Response(body))).toEqual({ status: 'unavailable' });
    const headers = { 'Content-Length': String(body.length) };
    expect(await lookUp(kind, () => new Response(body, { headers }))).toEqual({ status: 'unavailable' });
  });

  test.each([204, 401, 429, 500, 503])('after a %i', async (status) => {
    expect(await lookUp(kind, () => new Response(null, { status }))).toEqual({ status: 'unavailable' });
  });

  test('without an answer', async () => {
    expect(await lookUp(kind, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
      status: 'unavailable',
    });
  });

  test('once it is aborted', async () => {
    const controller = new AbortController();
    const respond = (url: URL) => {
      controller.abort();
      return kind === 'projects' ? json({ data: { id: 'wanted' } }) : listOf(1, 1)(url);
    };
    expect(await lookUp(kind, respond, { signal: controller.signal })).toEqual({ status: 'unavailable' });
  });
});
