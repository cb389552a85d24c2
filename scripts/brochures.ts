import './lib/supported-system';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import sharp from 'sharp';
import { demoDataFolder } from '../openapi/reference-api/demo/demo-file-error';
import { loadDemoData } from '../openapi/reference-api/demo/load-demo-data';
import { defaultLocale } from '../src/i18n/locales';
import { contentLanguages } from '../src/lib/localized-text';
import { westernDigits } from '../src/lib/fold-text';
import { brochurePages } from './brochures/pages';
import { brochureStyles } from './brochures/styles';
import { runCommand } from './lib/command';
import { launchChromium } from './lib/browser';
import { step } from './lib/step';

const mediaFolder = path.join(demoDataFolder, 'media');
const fileOf = (url: string): string => path.join(mediaFolder, url.replace(/^\/media\//, ''));

/** The picture's address and its data address: small enough for a download on a phone, sharp enough for paper. */
async function pictureData(url: string): Promise<[string, string]> {
  const jpeg = await sharp(fileOf(url))
    .resize({ width: 900 })
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer();
  return [url, `data:image/jpeg;base64,${jpeg.toString('base64')}`];
}

const { out } = new Command('brochures')
  .description('Print the brochure of each published demo project into the demo data (needs Chromium)')
  .option('--out <folder>', 'where the PDFs go', path.join(mediaFolder, 'brochures'))
  .parse()
  .opts<{ out: string }>();

void runCommand(async (context) => {
  mkdirSync(out, { recursive: true });
  const { projects, organization } = loadDemoData();
  const styles = brochureStyles();
  const browser = await launchChromium(context);
  for (const project of projects.filter(({ status }) => status !== 'Draft')) {
    await step(project.slug, async () => {
      const urls = [project.cover, ...project.gallery.slice(1, 4)].flatMap((image) => image?.url ?? []);
      const pictures = new Map(await Promise.all(urls.map(pictureData)));
      const source = {
        project,
        organization,
        picture: (url: string) => pictures.get(url) ?? '',
        // The drawings have Arabic-Indic digits; the site and its brochures write Western ones.
        drawing: (url: string) => westernDigits(readFileSync(fileOf(url), 'utf8')),
      };
      const pages = contentLanguages.map((locale) => brochurePages(source, locale)).join('');
      const page = await browser.newPage();
      const title = contentLanguages.map((locale) => project.name[locale]).join(' | ');
      await page.setContent(
        `<!doctype html><html lang="${defaultLocale}"><meta charset="utf-8"><title>${title}</title><style>${styles}</style>${pages}`,
      );
      await page.evaluate(() => document.fonts.ready);
      const file = path.join(out, `${project.slug}.pdf`);
      await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, tagged: true });
      await page.close();
      console.log(`${path.relative(process.cwd(), file)}: ${Math.round(statSync(file).size / 1000)} KB`);
    });
  }
});
