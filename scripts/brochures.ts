/** Prints the brochures of the demo projects: real PDFs, both languages in one file, from the projects' own data. */
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Command } from 'commander';
import sharp from 'sharp';
import { demoDataFolder } from '../openapi/reference-api/demo/demo-file-error';
import { loadDemoData } from '../openapi/reference-api/demo/load-demo-data';
import { localeCodes } from '../src/i18n/locales';
import { brochurePages } from './brochures/pages';
import { brochureStyles } from './brochures/styles';
import { findChromium } from './lib/find-chromium';
import { step } from './lib/step';

const mediaFolder = path.join(demoDataFolder, 'media');
const fileOf = (url: string): string => path.join(mediaFolder, url.replace(/^\/media\//, ''));

/** The drawings carry Arabic-Indic digits; the site and its brochures write Western ones. */
const westernDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** Small enough for a download on a phone, sharp enough for paper. */
async function pictureData(url: string): Promise<[string, string]> {
  const jpeg = await sharp(fileOf(url))
    .resize({ width: 900 })
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer();
  return [url, `data:image/jpeg;base64,${jpeg.toString('base64')}`];
}

async function main() {
  const command = new Command('brochures')
    .description('Print the brochure of each published demo project into the demo data (needs Chromium)')
    .option('--out <folder>', 'where the PDFs go', path.join(mediaFolder, 'brochures'))
    .parse();
  const { out } = command.opts<{ out: string }>();
  mkdirSync(out, { recursive: true });
  const { projects, organization } = loadDemoData();
  const styles = brochureStyles();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    for (const project of projects.filter(({ status }) => status !== 'Draft')) {
      await step(project.slug, async () => {
        const urls = [project.cover, ...project.gallery.slice(1, 4)].flatMap((image) => image?.url ?? []);
        const pictures = new Map(await Promise.all(urls.map(pictureData)));
        const source = {
          project,
          organization,
          picture: (url: string) => pictures.get(url) ?? '',
          drawing: (url: string) => westernDigits(readFileSync(fileOf(url), 'utf8')),
        };
        const pages = localeCodes.map((locale) => brochurePages(source, locale)).join('');
        const page = await browser.newPage();
        const title = `<title>${project.name.ar} | ${project.name.en}</title>`;
        await page.setContent(
          `<!doctype html><html lang="ar"><meta charset="utf-8">${title}<style>${styles}</style>${pages}`,
        );
        await page.evaluate(() => document.fonts.ready);
        const file = path.join(out, `${project.slug}.pdf`);
        await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, tagged: true });
        await page.close();
        console.log(`${path.relative(process.cwd(), file)}: ${Math.round(statSync(file).size / 1000)} KB`);
      });
    }
  } finally {
    await browser.close();
  }
}

void main();
