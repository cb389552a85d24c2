import { contractExample } from '../../contract-examples';
import { loadContract } from '../contract/load-contract';
import { useReferenceApi } from '../testing/api';
import { loadDemoData } from './load-demo-data';
import { unitFigures } from './unit-figures';

const dataset = loadDemoData();
const { get, post } = useReferenceApi('PGlite', { dataset, publicUrl: 'https://api.example.sa' });
const { operations } = loadContract();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An example shows a few units of a project, and counts those. */
const counted = ['available_units', 'total_units', 'rooms', 'total_area', 'price_from'];

/** Places of an example that are not in a record. It may leave out fields, members of lists and paragraphs, and add nothing. */
function added(example: unknown, record: unknown, place = ''): string[] {
  if (Array.isArray(example)) {
    const members: unknown[] = Array.isArray(record) ? record : [];
    return example.flatMap((one, index) =>
      members.some((member) => added(one, member).length === 0) ? [] : [`${place}/${index}`],
    );
  }
  if (isObject(example)) {
    const names = Object.keys(example).filter((name) => !counted.includes(name));
    return names.flatMap((name) =>
      added(example[name], isObject(record) ? record[name] : undefined, `${place}/${name}`),
    );
  }
  const paragraphs = (value: unknown) => (typeof value === 'string' ? value.split(/\n{2,}/) : [value]);
  const known = paragraphs(record);
  return paragraphs(example).every((one) => known.includes(one)) ? [] : [place];
}

/** What the contract shows of each call that reads, and what the demo data has there. */
const reads = [
  ['organizations/me', contractExample('OrganizationResponse')],
  ['projects/latest', contractExample('LatestProjectsResponse')],
  ['projects/list?per_page=100', contractExample('ProjectListResponse')],
  [`projects/${contractExample('Project').slug}`, contractExample('ProjectResponse')],
  ['rentals/list?per_page=100', contractExample('RentalListResponse')],
  ['blogs/list?per_page=100', contractExample('BlogListResponse')],
  ...Object.entries(
    operations.find(({ id }) => id === 'getLookups')?.responses['200']?.content['application/json']
      ?.examples ?? {},
  ).map(([category, { value }]) => [`lookups/${category}`, value] as const),
] as const;

test.each(reads)('the example of %s is an excerpt of the demo data', async (path, { data }) => {
  const { json } = await get<{ data: unknown }>(path);
  expect(added(data, json.data)).toEqual([]);
});

test('so is the example of a search for units', async () => {
  const body = contractExample('ApartmentFilter');
  const { json } = await post<{ data: unknown }>('projects/apartments', body);
  expect(added(contractExample('ApartmentListResponse').data, json.data)).toEqual([]);
});

test.each(operations.filter(({ successStatus }) => successStatus === 201))(
  'the example of $id is accepted: its project and its options are there',
  async ({ url, body }) => {
    const [example] = (body?.['examples'] ?? []) as object[];
    expect((await post(url.replace('/public/', ''), example)).status).toBe(201);
  },
);

test('a project of an example has the figures of its units', () => {
  const project = contractExample('Project');
  const units = project.buildings.flatMap((building) => building.units);
  expect(project).toMatchObject(unitFigures(units, project.status));
});
