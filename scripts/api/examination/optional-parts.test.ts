import { inSearches, useChangedApi, type Change } from './testing/changed-api';

jest.setTimeout(120_000);

const { findings, asking } = useChangedApi({ projects: 8 });
afterEach(() => asking((path, body) => [path, body]));

const came =
  /^(city|district|area_min|status_id|handover|near|unit_ids|view|units_per_project|facets|per_page)$/;

/** Members of a filter that an API of an earlier contract does not know. */
function later(path: string, body: string): string[] {
  if (!path.endsWith('/apartments')) return path.includes('view=') ? ['view'] : [];
  const asked = JSON.parse(body || '{}') as Record<string, unknown>;
  const isLater = (name: string) =>
    came.test(name) || (name === 'sort' && !/^(price|area)_(asc|desc)$/.test(String(asked[name])));
  return Object.keys(asked).filter(isLater);
}

/** Refuses what an API of an earlier contract does not know. */
const refusing =
  (status: number, errorsOf: (fields: string[]) => object): Change =>
  (answer) => {
    if (answer.status !== 200) return;
    const fields = later(answer.path, answer.requestBody);
    if (fields.length === 0) return;
    Object.assign(answer, {
      status,
      headers: { ...answer.headers, 'content-type': 'application/problem+json' },
      body: JSON.stringify({ title: 'Refused', status, ...errorsOf(fields) }),
    });
  };
const named = (fields: string[]) => ({
  errors: fields.map((field) => ({ field, rule: 'additionalProperties', message: 'is not known' })),
});

const cannotSearch =
  /^The API cannot search by itself: it does not know .*\bcity\b.*\bview: summary\b.*the site reads everything/;

test.each<[string, Change]>([
  ['422', refusing(422, named)],
  ['400, without a word', refusing(400, () => ({}))],
])('an API that refuses what it need not know with %s holds every rule, and is told', async (_, change) => {
  const { findings: all, notice } = await findings([change]);
  expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(notice).toMatch(cannotSearch);
  for (const part of ['near', 'unit_ids', 'sort: newest', 'per_page of units', 'view=summary of a project'])
    expect(notice).toContain(part);
});

test('an API that ignores it holds every rule too', async () => {
  asking((path, body) => {
    const fields = later(path, body);
    const rest = Object.entries(JSON.parse(body || '{}') as object).filter(
      ([name]) => !fields.includes(name),
    );
    return [path.replace('?view=summary', ''), body && JSON.stringify(Object.fromEntries(rest))];
  });
  const { findings: all, notice } = await findings([]);
  expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(notice).toMatch(cannotSearch);
});

test('an API that searches and lacks a part is told which', async () => {
  const { findings: all, notice } = await findings([
    inSearches(/"facets"/, (body) => Object.assign(body, { facets: undefined })),
  ]);
  expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(notice).toMatch(/^The API does not know facets\. /);
});

test('an API that knows everything holds every rule, and there is nothing to say', async () => {
  const { notice, findings: all } = await findings([]);
  expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(notice).toBeUndefined();
});
