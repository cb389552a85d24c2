import { failing, inBodies, useChangedApi } from './testing/changed-api';
import { describeSurvey } from './survey';

jest.setTimeout(120_000);

const { examined, findings } = useChangedApi();

test('a call that is missing is named, also when its 404 fits the contract', async () => {
  const red = await examined([failing(404, /lookups\/cities/), failing(404, /apartments/)]);
  expect(red).toMatch(/GET \/public\/lookups\/cities must answer 200 with what is asked for; it answers 404/);
  expect(red).toMatch(/apartments \{"page":1\} must answer 200 with what is asked for; it answers 404/);
});

test('an API that is not there yet is told to begin with its first call', async () => {
  await expect(findings([failing(404, /organizations\/me/)])).rejects.toThrow('begin with this call');
});

test('what there was to judge is counted', async () => {
  const { survey } = await findings([]);
  expect(describeSurvey(survey)).toMatch(/^4 projects, \d+ units, 6 rentals and 5 articles$/);
});

test('figures, orders and pages that are wrong are named', async () => {
  const red = await examined([
    inBodies(/projects\/(p|list|latest)/, ({ data }) =>
      [data].flat().forEach((project) => Object.assign(project, { available_units: 99, price_from: 0 })),
    ),
    inBodies(/blogs\/list\?page=1&per_page=1$/, ({ meta }) => (meta['per_page'] = 7)),
    inBodies(/rentals\/list\?orderBy=annual_rent$/, ({ data }) => data.reverse()),
    (answer) => {
      if (!answer.requestBody.includes('"price_asc"')) return;
      inBodies(/apartments/, ({ data }) => data.slice(0, 1).forEach((unit) => (unit['price'] = null)))(
        answer,
      );
    },
  ]);
  expect(red).toMatch(/available_units is 99; its units make it \d/);
  expect(red).toMatch(/price_from is 0; its units make it (\d{2,}|null)/);
  expect(red).toMatch(/blogs\/list\?page=1&per_page=1: meta.per_page is 7/);
  expect(red).toMatch(/orderBy=annual_rent: \S+ is out of order/);
  expect(red).toMatch(/"price_asc"\}: \S+ has a price and comes after one that has none/);
});

test('a field that is wrong in every row is one sentence, so that others are read too', async () => {
  const all = await findings([
    inBodies(/apartments/, ({ data }) =>
      data.forEach((unit) => Object.assign(unit, { price: 'much', total_area: 'large' })),
    ),
  ]);
  const wrong = all.findings.flatMap((finding) => finding.wrong);
  for (const field of ['price', 'total_area']) {
    const told = wrong.filter((one) =>
      new RegExp(`^data\\[\\]\\.${field}: \\d+ rows, first listApartments`).test(one),
    );
    expect(told).toHaveLength(1);
  }
  expect(wrong.filter((one) => one.startsWith('units[].price: 16 rows, first The unit '))).toHaveLength(1);
});

test('rows that a filter lets through, and rows that it loses, are named', async () => {
  const red = await examined([
    inBodies(/rentals\/list\?has_ac=false/, ({ data }) =>
      data.forEach((row) => (row['air_conditioning'] = 'installed')),
    ),
    inBodies(/rentals\/list\?status_id=available/, (body) => {
      Object.assign(body, { data: [], meta: { ...body.meta, total: 0 } });
    }),
    (answer) => {
      if (!answer.requestBody.includes('price_max":')) return;
      inBodies(/apartments/, ({ data }) => data.forEach((unit) => (unit['price'] = null)))(answer);
    },
  ]);
  expect(red).toMatch(/rentals\/list\?has_ac=false: \S+ does not fit the filter/);
  expect(red).toMatch(/status_id=available: meta.total is 0; of all rows [1-9]\d* fit the filter/);
  expect(red).toMatch(/apartments \{"price_max":\d+\}: \S+ does not fit the filter/);
});

test('a rental of a project that is not published is named', async () => {
  const hide = inBodies(/rentals\/list/, ({ data }) =>
    data.slice(0, 1).forEach((row) => (row['project'] = { id: 'hidden', slug: 'hidden', name: {} })),
  );
  expect(await examined(hide)).toMatch(/The rental \S+ names a project that is in no list/);
});

test('an error names each wrong field, and browsers may read it', async () => {
  const red = await examined((answer) => {
    if (answer.status !== 422) return;
    delete answer.headers['access-control-allow-origin'];
    answer.body = answer.body.replace('"has_ac"', '"other"');
  });
  expect(red).toMatch(/errors does not name has_ac; it names /);
  expect(red).toMatch(/list\?page=0 \(422\): Access-Control-Allow-Origin is not there/);
});

test('a request that is wrong on purpose is no fault of the API', async () => {
  const red = await examined((answer) => {
    if (answer.status === 422) answer.status = 200;
  });
  expect(red).not.toMatch(/Invalid query parameter|Request (schema|field|is missing)/);
});

test('the site may have another origin than the example, or none where its host forwards calls', async () => {
  const change = ({ headers }: { headers: Record<string, string> }) => {
    headers['access-control-allow-origin'] &&= 'https://www.example.sa';
  };
  expect(await examined(change)).toMatch(/is https:\/\/www.example.sa; --origin is https/);
  expect(await examined(change, { siteOrigin: 'https://www.example.sa' })).not.toMatch(/CORS/);
  expect(await examined(change, { siteOrigin: null })).not.toMatch(/CORS/);
});
