import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { localeCodes } from '../../../i18n/locales';
import { cardSize } from './card-size';
import { drawCard } from './draw-card';
import { drawText } from './draw-text';
import { projectCards, type CardProject } from './project-cards';
import { writeCards } from './write-cards';

const texts = {
  locale: 'ar',
  title: 'حدائق الياسمين',
  subtitle: 'الياسمين، الرياض',
  brand: 'شاقول',
} as const;

const project: CardProject = {
  slug: 'yasmin',
  name: { ar: 'الياسمين', en: 'Yasmin' },
  city: { ar: 'الرياض', en: 'Riyadh' },
  district: { ar: 'الياسمين', en: 'Al Yasmin' },
  status: 'For_Sale',
  licence: null,
  cover: null,
};

const labels = {
  brand: { ar: 'شاقول', en: 'Shaqool' },
  comma: { ar: '، ', en: ', ' },
  status: () => 'للبيع',
  licence: () => '',
};

/** Share of nearly white pixels in a part of the picture: where text is. */
async function whiteness(card: Buffer, side: 'left' | 'right'): Promise<number> {
  const half = { top: 430, left: side === 'left' ? 0 : 600, width: 600, height: 200 };
  const { data } = await sharp(card).extract(half).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 230).length / data.length;
}

test('a card is a JPEG of 1200 × 630', async () => {
  const { format, width, height } = await sharp(await drawCard(texts, {})).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...cardSize });
});

test('Arabic text is on the right, English on the left', async () => {
  const arabic = await drawCard(texts, {});
  expect(await whiteness(arabic, 'right')).toBeGreaterThan(2 * (await whiteness(arabic, 'left')));
  const english = await drawCard({ ...texts, locale: 'en', title: 'Yasmin', subtitle: 'Riyadh' }, {});
  expect(await whiteness(english, 'left')).toBeGreaterThan(2 * (await whiteness(english, 'right')));
});

test('Arabic letters are joined: a word is narrower than its separate letters', async () => {
  const word = 'ياسمين';
  const separated = [...word].join('\u200c');
  expect((await drawText(word, 60)).width).toBeLessThan((await drawText(separated, 60)).width);
});

test('markup in a name is text, and a name of 300 characters fits', async () => {
  const hostile = await drawCard({ ...texts, title: '<b>&</b>'.repeat(38) }, {});
  expect((await sharp(hostile).metadata()).width).toBe(cardSize.width);
});

const languages = localeCodes.length;

test('cards are written for every language and not drawn again', async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'cards-'));
  const directories = { publicDirectory: directory, cacheDirectory: path.join(directory, 'cache') };
  expect(await writeCards(projectCards([project], labels), directories)).toEqual({
    drawn: languages,
    unchanged: 0,
  });
  expect(await writeCards(projectCards([project], labels), directories)).toEqual({
    drawn: 0,
    unchanged: languages,
  });
  expect(
    await writeCards(
      projectCards([{ ...project, status: 'Completed', name: { ...project.name, ar: 'آخر' } }], labels),
      directories,
    ),
  ).toEqual({ drawn: 1, unchanged: languages - 1 });
  expect((await fs.readdir(path.join(directory, 'social/projects'))).sort()).toEqual(
    [...localeCodes].sort().map((code) => `yasmin.${code}.jpg`),
  );
  await fs.rm(directory, { recursive: true });
});

test('pages with the same card share one drawing, and each has its file', async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'cards-'));
  const addresses = Array.from({ length: 6 }, (_, index) => `social/units/${index}.ar.jpg`);
  const report = await writeCards(
    addresses.map((address) => ({ path: address, texts })),
    { publicDirectory: directory, cacheDirectory: path.join(directory, 'cache') },
  );
  expect(report).toEqual({ drawn: 1, unchanged: 0 });
  const sizes = await Promise.all(
    addresses.map(async (address) => (await fs.stat(path.join(directory, address))).size),
  );
  expect(new Set(sizes).size).toBe(1);
  await fs.rm(directory, { recursive: true });
});

test('a card that is the same is not written again; a changed one is, and the old one leaves the cache', async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'cards-'));
  const cacheDirectory = path.join(directory, 'cache');
  const write = (ar: string) =>
    writeCards(projectCards([{ ...project, name: { ar, en: 'Yasmin' } }], labels), {
      publicDirectory: directory,
      cacheDirectory,
    });
  const card = (locale: string) => path.join(directory, `social/projects/yasmin.${locale}.jpg`);
  const state = async (locale: string) => {
    const { ctimeMs, size } = await fs.stat(card(locale));
    return { ctimeMs, size };
  };
  await write('الياسمين');
  const [arabic, english] = [await state('ar'), await state('en')];
  await write('الياسمين');
  expect([await state('ar'), await state('en')]).toEqual([arabic, english]);
  const before = await fs.readFile(card('ar'));
  await write('اسم آخر');
  expect((await fs.readFile(card('ar'))).equals(before)).toBe(false);
  expect(await state('en')).toEqual(english);
  expect(await fs.readdir(cacheDirectory)).toHaveLength(languages);
  await fs.rm(card('en'));
  await write('اسم آخر');
  expect((await state('en')).size).toBe(english.size);
  await fs.rm(directory, { recursive: true });
});

test('the QR code of the licence is in the lower corner at the end of the line, and has enough contrast', async () => {
  const card = await drawCard({ ...texts, licence: '7200100101', licenceUrl: 'https://example.sa/1' }, {});
  const corner = { left: 72, top: 444, width: 132, height: 132 };
  const { data } = await sharp(card).extract(corner).greyscale().raw().toBuffer({ resolveWithObject: true });
  const share = (from: number, to: number) =>
    data.filter((value) => value >= from && value <= to).length / data.length;
  expect(share(200, 255)).toBeGreaterThan(0.35);
  expect(share(0, 60)).toBeGreaterThan(0.25);
});

test('the plan of a unit is on a light ground beside the texts, without its labels @11.5', async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'plan-'));
  const plan = path.join(directory, 'plan.svg');
  await fs.writeFile(
    plan,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="5"/><text y="9">room</text></svg>',
  );
  const card = await drawCard({ ...texts, title: '950,000 ريال' }, { plan });
  const at = async (left: number, top: number) => {
    const part = sharp(card).extract({ left, top, width: 20, height: 20 }).greyscale();
    return (await part.raw().toBuffer())[0] ?? 0;
  };
  expect(await at(80, 50)).toBeGreaterThan(230);
  expect(await at(250, 150)).toBeLessThan(40);
  expect(await at(250, 380)).toBeGreaterThan(230);
  await fs.rm(directory, { recursive: true });
});

test('the plan of a unit may be a picture, not only an SVG', async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'plan-'));
  const plan = path.join(directory, 'plan.png');
  await sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } }).toFile(plan);
  const { format } = await sharp(await drawCard(texts, { plan })).metadata();
  expect(format).toBe('jpeg');
  await fs.rm(directory, { recursive: true });
});
