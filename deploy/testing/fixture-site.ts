import { chmod, mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startReferenceApi, type ReferenceApi } from '../../openapi/reference-api';
import { generateDataset } from '../../openapi/reference-api/generator';
import { nginxBuildFile, nginxBuildMaps } from '../nginx/headers';
import { headersFile } from '../rules/headers-file';
import { redirectsFile, toRedirects } from '../rules/redirects';
import { adminPolicy, pagePolicy } from '../rules/security-policy';
import { withdrawnMark } from '../rules/withdrawn-adverts';
import { isCompressible, minCompressedSize } from '../rules/compressed-copies';
import { localeCodes, locales, type Locale } from '../../src/i18n/locales';

const paragraph = 'Apartments with a plumb line to every corner. '.repeat(100);

function page(locale: Locale, title: string): string {
  return `<!doctype html><html lang="${locale}" dir="${locales[locale].dir}"><title>${title}</title><p>${paragraph}</p></html>`;
}

/** Each page of the build in each language: file → title. */
const pages = {
  'index.html': 'home',
  'about/index.html': 'about',
  'FAQ/index.html': 'faq',
  'intrest/index.html': 'interest',
  'projects/detail/known-project/a-101/index.html': 'unit',
  'projects/detail/withdrawn/index.html': 'withdrawn',
  'projects/detail/withdrawn-and-moved/index.html': 'withdrawn',
  '404/index.html': 'not-found',
};

/** The Content-Security-Policy of its pages. */
export const fixturePolicy = pagePolicy({
  scriptHashes: ['sha256-abc='],
  calls: ['https://api.example'],
  pictures: ['https://media.example', 'https://*.tiles.example'],
});

/** The Content-Security-Policy of its editing page. */
export const fixtureAdminPolicy = adminPolicy({ calls: ['https://git.example'] });

const fixtureRedirects = toRedirects([
  { from: '/Old-Page', to: '/about' },
  { from: '/old/question.html', to: '/FAQ?from=old#deed' },
  { from: '/old-home', to: '/' },
  { from: '/عن-الشركة', to: '/about' },
  { from: '/projects/detail/withdrawn-and-moved', to: '/projects/detail/known-project/a-101' },
  { from: '/elsewhere', to: 'https://partner.example/شقق?b=$1&c={d}' },
]);

/** A build as Gatsby writes it, small: every kind of file that hosts treat differently. */
const files: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(pages).flatMap(([file, title]) =>
      localeCodes.map((code) => [`${locales[code].localePrefix}/${file}`, page(code, title)]),
    ),
  ),
  'only-arabic/index.html': page('ar', 'only-arabic'),
  '404.html': page('ar', 'not-found'),
  'page-data/about/page-data.json': JSON.stringify({ path: '/about', text: paragraph }),
  'page-data/projects/detail/known-project/page-data.json': JSON.stringify({ path: 'known-project' }),
  'page-data/projects/detail/known-project/a-101/page-data.json': JSON.stringify({ path: 'a-101' }),
  'page-data/404.html/page-data.json': JSON.stringify({ path: '/404.html' }),
  'app-0b8a57f0aa2b.js': `console.log(${JSON.stringify(paragraph)});`,
  'static/brand-3f0e5c1a.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${paragraph}</desc></svg>`,
  'blogs/rss.xml': `<rss version="2.0"><channel><language>ar-sa</language><description>${paragraph}</description></channel></rss>`,
  'en/blogs/rss.xml': '<rss version="2.0"><channel><language>en-us</language></channel></rss>',
  'admin/index.html': '<!doctype html><title>Editing</title>',
  'admin/editor.js': 'edit();',
  'admin/policy.txt': `${fixtureAdminPolicy}\n`,
  'calendar/a/b.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  'changes/known-project.json': '{"changes":[]}',
  'service-worker.js': 'self.skipWaiting();',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'media/film.mp4': '0123456789'.repeat(1000),
  '.well-known/security.txt': 'Contact: mailto:security@site.example\n',
  _headers: headersFile(fixturePolicy, fixtureAdminPolicy),
  [redirectsFile]: JSON.stringify(fixtureRedirects),
  [nginxBuildFile]: nginxBuildMaps(fixturePolicy, fixtureAdminPolicy, fixtureRedirects),
  ...Object.fromEntries(
    localeCodes.flatMap((code) =>
      ['withdrawn', 'withdrawn-and-moved'].map((slug) => [
        withdrawnMark(`${locales[code].localePrefix}/projects/detail/${slug}`),
        '410\n',
      ]),
    ),
  ),
  '_gatsby/slices/_gatsby-scripts-1.html': 'a part of pages',
};

/** Writes a file with copies of the same time, as the build does. */
async function writePrecompressed(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  const { atime, mtimeMs } = await stat(file);
  for (const [ending, copy] of [
    ['.br', brotliCompressSync(text)],
    ['.gz', gzipSync(text)],
  ] as const) {
    await writeFile(file + ending, copy);
    await utimes(file + ending, atime, mtimeMs / 1000);
  }
}

/** Not compressed by the build: a host that can does it as it sends them. */
const withoutCopies = ['page-data/about/page-data.json'];

export interface FixtureSite {
  publicDir: string;
  remove(): Promise<void>;
}

/** Writes the fixture build into a new temporary directory that every user may read (nginx drops its rights). */
export async function createFixtureSite(): Promise<FixtureSite> {
  const publicDir = await mkdtemp(path.join(tmpdir(), 'site-fixture-'));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(publicDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    const hasCopies =
      isCompressible(file) && text.length >= minCompressedSize && !withoutCopies.includes(file);
    await (hasCopies ? writePrecompressed(target, text) : writeFile(target, text));
  }
  await chmod(publicDir, 0o755);
  return { publicDir, remove: () => rm(publicDir, { recursive: true, force: true }) };
}

const dataset = generateDataset({ projects: 2, units: 1, rentals: 1, blogs: 1 });

export const { organizationKey } = dataset;

/** Slug of a published project of the small API. */
export const publishedSlug: string =
  dataset.projects.find(({ status }) => status !== 'Draft')?.slug ?? 'none';

/** A reference API in memory with a few projects that the fixture site has no pages of. */
export const startSmallApi = (): Promise<ReferenceApi> => startReferenceApi({ memory: true, dataset });
