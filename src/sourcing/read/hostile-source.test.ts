import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { startReferenceApi, type ReferenceApi } from '../../../openapi/reference-api';
import { createApiClient } from '../../api-client/client';
import { bidiControls, stripBidiControls } from '../../lib/bidi';
import { apiRows } from '../nodes/api-rows';
import { writeFeed, type FeedArticle } from '../outputs/feeds/write-feed';
import { searchDocuments } from '../outputs/search-index';
import { ContractValidator } from './contract-validator';
import { createLastGood } from './last-good';
import { readSource, type Source } from './read-source';

jest.setTimeout(120_000);

const script = '<script>alert(1)</script>';
const bidi = '\u202Egnp.exe\u2067';
const both = (text: string) => ({ ar: text, en: text });
const name = both(`${script}${bidi}`.padEnd(300, 'ن'));
const readable = stripBidiControls(name.ar);
const unsafe = 'javascript:alert(1)';
const image = { url: unsafe, alt: name };

/** Data that fits the contract but is hostile. */
function hostileDataset() {
  const dataset = generateDataset({ projects: 2, units: 4, rentals: 1, blogs: 2 });
  const [project] = dataset.projects;
  const [building] = project?.buildings ?? [];
  const [rental] = dataset.rentals;
  const [blog] = dataset.blogs;
  if (!project || !building || !rental || !blog) throw new Error('The generator made too little');
  Object.assign(project, { name, brochure_url: unsafe, cover: image, gallery: [image], summary: name });
  Object.assign(project, {
    licence: { kind: 'off_plan', number: script, expires_at: '2030-01-01', url: unsafe },
  });
  for (const [index, unit] of building.units.entries())
    Object.assign(unit, { price: index === 0 ? 0 : null });
  Object.assign(rental, { title: name, annual_rent: 0, photos: [image], floor_plan: null });
  const body = both(`${script}\n\n[pay](${unsafe}) &#x202E;moc\n\n<img src=x onerror=alert(1)>`);
  Object.assign(blog, { title: name, excerpt: name, body, cover: image, tags: [name] });
  Object.assign(dataset.organization, { care_site_url: unsafe, legal_name: name });
  return { dataset, projectId: project.id, blogId: blog.id };
}

const { dataset, projectId, blogId } = hostileDataset();
let api: ReferenceApi;
let folder: string;
let source: Source;

beforeAll(async () => {
  api = await startReferenceApi({ memory: true, dataset });
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  const organizationKey = dataset.organizationKey;
  source = await readSource({
    apiUrl: api.url,
    client: createApiClient({ url: api.url, organizationKey }),
    validator: new ContractValidator(),
    lastGood: createLastGood(folder, { url: api.url, organizationKey }),
    known: createLastGood(path.join(folder, 'known'), { url: api.url, organizationKey }),
  });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const rowTools = { today: '2026-11-20', idOf: ({ key }: { key: string }) => key };

const recordOf = (type: string, key: string) =>
  apiRows(source, rowTools).find((row) => row.type === type && row.key === key)?.record;

test('no row is dropped for hostile text; only unsafe addresses are removed', () => {
  expect(source.projects).toHaveLength(2);
  expect(source.rentals).toHaveLength(1);
  expect(source.blogs).toHaveLength(2);
  const problems = Object.values(source.report.resources).flatMap((resource) => resource.problems);
  expect(problems.map(({ at }) => at)).toContain('/brochure_url');
  expect(problems.map(({ at }) => at)).toContain('/licence/url');
  expect(problems.filter(({ outcome }) => outcome !== 'repaired')).toEqual([]);
  expect(source.organization).not.toHaveProperty('care_site_url');
});

test('no node has an address that runs code, or a bidi control @10.2', () => {
  const nodes = JSON.stringify(apiRows(source, rowTools));
  expect(nodes).not.toMatch(bidiControls);
  expect(nodes).not.toContain(unsafe);
  expect(recordOf('Project', projectId)).toMatchObject({ name: both(readable), gallery: [] });
  expect(recordOf('Project', projectId)).toMatchObject({ licence: { url: '' } });
});

test('an article has the text of its body, and nothing that runs code @10.2', () => {
  const { body_html } = recordOf('Blog', blogId) as FeedArticle;
  for (const html of Object.values(body_html)) {
    expect(html).toContain('pay');
    expect(html).not.toMatch(/<script|<img|onerror|javascript:|\u202E/i);
  }
});

test('search finds the hostile name as text, and the feed stays valid XML', () => {
  const projects = source.projects.map((record) => ({ record }));
  const documents = searchDocuments({
    organization: null,
    allProject: { nodes: projects },
    allRental: { nodes: [] },
    allBlog: { nodes: [] },
  });
  expect(documents.map(({ titleAr }) => titleAr)).toContain(readable);
  const article = { ...recordOf('Blog', blogId), cover: null } as FeedArticle;
  const channel = { siteUrl: 'https://shaqool.example', title: script, description: script, copyright: '' };
  const xml = writeFeed([article], 'ar', channel);
  expect(xml.match(/<item>/g)).toHaveLength(1);
  expect(xml).not.toMatch(/javascript:/);
  expect(xml).not.toMatch(bidiControls);
});
