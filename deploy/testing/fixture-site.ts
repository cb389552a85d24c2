import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const paragraph = 'Apartments with a plumb line to every corner. '.repeat(100);

function page(lang: 'ar' | 'en', title: string): string {
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${lang}" dir="${dir}"><title>${title}</title><p>${paragraph}</p></html>`;
}

/** A build as Gatsby writes it, small: every kind of file that a host treats in its own way. */
const files: Record<string, string> = {
  'index.html': page('ar', 'home'),
  'en/index.html': page('en', 'home'),
  'about/index.html': page('ar', 'about'),
  'en/about/index.html': page('en', 'about'),
  'FAQ/index.html': page('ar', 'faq'),
  'en/FAQ/index.html': page('en', 'faq'),
  'intrest/index.html': page('ar', 'interest'),
  'en/intrest/index.html': page('en', 'interest'),
  'only-arabic/index.html': page('ar', 'only-arabic'),
  '404.html': page('ar', 'not-found'),
  '404/index.html': page('ar', 'not-found'),
  'en/404/index.html': page('en', 'not-found'),
  'page-data/about/page-data.json': JSON.stringify({ path: '/about', text: paragraph }),
  'page-data/projects/detail/known-project/page-data.json': JSON.stringify({ path: 'known-project' }),
  'page-data/404.html/page-data.json': JSON.stringify({ path: '/404.html' }),
  'app-0b8a57f0aa2b1f0dd77f.js': `console.log(${JSON.stringify(paragraph)});`,
  'static/brand-3f0e5c1a.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${paragraph}</desc></svg>`,
  'blogs/rss.xml': `<rss version="2.0"><channel><language>ar-sa</language><description>${paragraph}</description></channel></rss>`,
  'en/blogs/rss.xml': '<rss version="2.0"><channel><language>en-us</language></channel></rss>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'media/film.mp4': '0123456789'.repeat(1000),
};

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
    await writeFile(target, text);
  }
  await chmod(publicDir, 0o755);
  return { publicDir, remove: () => rm(publicDir, { recursive: true, force: true }) };
}
