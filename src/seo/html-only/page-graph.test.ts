import { pageFacts, pageGraph } from './page-graph';
import { testContext } from './testing';

type Read = Record<string, unknown>;
const graphOf = (context: ReturnType<typeof testContext>, data: unknown = {}) =>
  pageGraph(context, pageFacts(context, data)) as unknown as Read[];
const typesOf = (nodes: readonly Read[]) => nodes.map((node) => node['@type']);

test('the company has the numbers and accounts of its profile, and none that are missing @11.1', () => {
  const [company] = graphOf(testContext('/projects'));
  expect(company).toMatchObject({
    '@type': 'RealEstateAgent',
    '@id': 'https://shaqool.example/#organization',
    name: 'Shaqool',
    telephone: '+966500000001',
    foundingDate: '1989',
    sameAs: ['https://www.instagram.com/shaqool.sa'],
  });
  expect(company?.['contactPoint']).toHaveLength(1);
});

test('entities have the same ids in both languages, pages their own @11.1', () => {
  const ids = (locale: 'ar' | 'en') => graphOf(testContext('/projects', locale)).map((node) => node['@id']);
  expect(ids('ar')).toEqual([
    'https://shaqool.example/#organization',
    'https://shaqool.example/#website',
    'https://shaqool.example/projects',
    'https://shaqool.example/projects#breadcrumb',
  ]);
  expect(ids('en').slice(2)).toEqual([
    'https://shaqool.example/en/projects',
    'https://shaqool.example/en/projects#breadcrumb',
  ]);
});

test('the trail leads from home to the page in its language @11.1', () => {
  const [, , , trail] = graphOf(testContext('/projects', 'ar'));
  expect(trail?.['itemListElement']).toMatchObject([
    { position: 1, name: 'الرئيسية', item: 'https://shaqool.example/' },
    { position: 2, name: 'المشاريع', item: 'https://shaqool.example/projects' },
  ]);
});

test('a section that is not offered, and an error page, only name company and site @6.4 @11.1', () => {
  for (const address of ['/consultation', '/404', '/no-such-page']) {
    expect(typesOf(graphOf(testContext(address)))).toEqual(['RealEstateAgent', 'WebSite']);
  }
});

test('questions of a section that is not offered are left out, and links to it are text @6.4 @11.1', () => {
  const question = (slug: string, plugin: string | null) => ({
    ...{ slug, plugin, question: { ar: 'س', en: slug } },
    answer_html: { ar: '', en: '<p>See <a href="/consultation">there</a> &amp; here.</p>' },
  });
  const data = {
    faqPage: { title: { ar: 'أسئلة', en: 'Questions' } },
    allFaqCategory: { nodes: [{ questions: [question('one', null), question('two', 'Consultant')] }] },
  };
  const page = graphOf(testContext('/FAQ'), data)[2];
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'one', acceptedAnswer: { text: 'See there & here.' } }],
  });
  expect(page?.['mainEntity']).toHaveLength(1);
});
