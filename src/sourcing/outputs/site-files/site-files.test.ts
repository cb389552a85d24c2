import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { robotsTxt } from '.';
import { manifestIcons, writeIcons } from './icons';
import { llmsTxt, type LlmsContent } from './llms-txt';
import { webManifest } from './web-manifest';

const brand = {
  name: { ar: 'شاقول', en: 'Shaqool' },
  copyrightName: { ar: 'شاقول للتطوير', en: 'Shaqool Real Estate' },
  tagline: { ar: 'رعاية مستدامة', en: 'Sustainable care' },
};

interface Manifest {
  lang: string;
  dir: string;
  name: string;
  start_url: string;
  icons: { purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

const manifest = (locale: 'ar' | 'en', plugins = ['Rental']) =>
  JSON.parse(webManifest(brand, { plugins }, locale)) as Manifest;

test('the manifest of each language has its name, direction, start and shortcuts @11.4', () => {
  expect(manifest('ar')).toMatchObject({ lang: 'ar', dir: 'rtl', name: 'شاقول للتطوير', start_url: '/' });
  expect(manifest('ar').shortcuts[0]).toEqual({ name: 'المشاريع', url: '/projects' });
  expect(manifest('en')).toMatchObject({
    ...{ lang: 'en', dir: 'ltr', name: 'Shaqool Real Estate', start_url: '/en' },
    shortcuts: [
      { name: 'Projects', url: '/en/projects' },
      { name: 'Rentals', url: '/en/rentals' },
      { name: 'Contact us', url: '/en/projects/contact' },
    ],
  });
});

test('a section that is not offered is no shortcut @6.4 @11.4', () =>
  expect(manifest('en', []).shortcuts.map(({ url }) => url)).toEqual([
    '/en/projects',
    '/en/projects/contact',
  ]));

test('icons have the sizes that the manifest says; what is cut off a maskable one is background @11.4', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'icons-'));
  await writeIcons(folder);
  for (const { src, sizes } of manifestIcons) {
    const { width, height, format } = await sharp(path.join(folder, src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
  const maskable = path.join(folder, 'icons/icon-maskable-512.png');
  const { data, info } = await sharp(maskable).raw().toBuffer({ resolveWithObject: true });
  const corner = [...data.subarray(0, info.channels)];
  expect(corner.slice(0, 3)).toEqual([0x12, 0x31, 0x2b]);
  await fs.rm(folder, { recursive: true });
});

test('favicon.ico is an icon file with one picture of 32 pixels @11.4', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'icons-'));
  await writeIcons(folder);
  const file = await fs.readFile(path.join(folder, 'favicon.ico'));
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const { width, format } = await sharp(file.subarray(file.readUInt32LE(18))).metadata();
  expect({ width, format, size: file.length - 22 }).toEqual({
    ...{ width: 32, format: 'png', size: file.readUInt32LE(14) },
  });
  await fs.rm(folder, { recursive: true });
});

const content: LlmsContent = {
  siteUrl: 'https://shaqool.example',
  name: brand.copyrightName,
  summary: { ar: 'مساكن', en: 'Homes for sale' },
  organization: { plugins: [] },
  projects: [
    {
      ...{ slug: 'yasmin', name: { ar: 'الياسمين', en: 'Yasmin' } },
      summary: { ar: 'نص', en: 'Text [with](https://other.example)\n# and more' },
    },
  ],
  articles: [],
};

test('llms.txt names company, pages and projects in its language, and no section that is not offered @6.4 @11.4', () => {
  const lines = llmsTxt(content, 'en').split('\n');
  expect(lines.slice(0, 3)).toEqual(['# Shaqool Real Estate', '', '> Homes for sale']);
  expect(lines).toContain('- [Projects](https://shaqool.example/en/projects)');
  expect(lines.join('\n')).not.toContain('/rentals');
  expect(llmsTxt(content, 'ar')).toContain(
    '- [الياسمين](https://shaqool.example/projects/detail/yasmin): نص',
  );
});

test('no text of the API adds a link or a heading to llms.txt @11.4', () =>
  expect(llmsTxt(content, 'en')).toContain('yasmin): Text \\[with\\](https://other.example) # and more\n'));

test('search engines may read the site, and nothing of a preview', () => {
  expect(robotsTxt('https://www.site.example', 'on')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.site.example/sitemap-index.xml\n',
  );
  expect(robotsTxt('https://preview.site.example', 'off')).toBe('User-agent: *\nDisallow: /\n');
});
