import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import nodePath from 'node:path';
import sharp from 'sharp';
import { mediaMistake, readMediaFile } from './media-mistakes';

let folder: string;
beforeAll(() => (folder = mkdtempSync(nodePath.join(tmpdir(), 'media-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const hero = readFileSync(nodePath.resolve(__dirname, '../../../content/home/media/hero.jpg'));
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } });
const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
const mp4 = Buffer.from('0000001866747970', 'hex');
const heic = Buffer.from('000000186674797068656963000000006d696631', 'hex');
const webm = Buffer.from('1a45dfa300000000', 'hex');

const label = { ar: 'صورة', en: 'Picture' };

/** What is wrong with a file of this name and content, in a place of 1000 × 800 pixels. */
async function mistake(name: string, bytes: Buffer | Promise<Buffer>) {
  const path = nodePath.join(folder, name);
  writeFileSync(path, await bytes);
  const isPhoto = !/\.(?:svg|mp4|webm)$/.test(name);
  const picture = isPhoto ? { minWidth: 1000, minHeight: 800 } : undefined;
  return mediaMistake(name, await readMediaFile(path), {
    kind: 'photo',
    label,
    ...(picture ? { picture } : {}),
  });
}

test.each<[mistake: string, name: string, bytes: () => Buffer | Promise<Buffer>, says: RegExp]>([
  ['something else', 'a.jpg', () => Buffer.from('GIF?'), /a\.jpg is no whole jpg/],
  ['nothing', 'a.png', () => Buffer.from(''), /a\.png is no whole png/],
  ['cut off', 'a.jpg', () => hero.subarray(0, 100_000), /a\.jpg is no whole jpg/],
  [
    'too small',
    'a.jpg',
    () => image(1200, 300).jpeg().toBuffer(),
    /1200 × 300 pixels, and this place needs 1000 × 800/,
  ],
  [
    'too small once it is turned upright',
    'a.jpg',
    () => image(1100, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    /900 × 1100 pixels/,
  ],
  ['of another kind', 'a.jpg', () => image(1600, 1000).png().toBuffer(), /is named jpg and is a png/],
  ['of an iPhone', 'a.jpg', () => heic, /Export it as JPEG/],
  ['another film', 'a.mp4', () => webm, /is named mp4 and is a webm/],
  ['no film', 'a.webm', () => Buffer.from('film'), /a\.webm is no whole webm/],
  [
    'too heavy',
    'a.mp4',
    () => Buffer.concat([mp4, Buffer.alloc(9_000_000)]),
    /has 9\.0 MB, and 8\.0 is the most/,
  ],
  ['a drawing with a script', 'a.svg', () => svg('<script>alert(1)</script>'), /a\.svg is no whole svg/],
  ['a drawing that listens', 'a.svg', () => svg('<path onload="alert(1)"/>'), /a\.svg is no whole svg/],
  ['a drawing that is cut off', 'a.svg', () => Buffer.from('<svg><path'), /a\.svg is no whole svg/],
])('a file that is %s is a mistake', async (_mistake, name, bytes, says) => {
  const found = await mistake(name, bytes());
  expect(found?.en).toMatch(says);
  expect(found?.ar).toMatch(/\p{Script=Arabic}/u);
});

test.each<[name: string, bytes: () => Buffer | Promise<Buffer>]>([
  ['a.jpg', () => hero],
  ['a.jpeg', () => image(1000, 800).jpeg().toBuffer()],
  ['a.png', () => image(1000, 800).png().toBuffer()],
  ['a.webp', () => image(1000, 800).webp().toBuffer()],
  [
    'a.svg',
    () => Buffer.concat([Buffer.from('<?xml version="1.0"?>\n<!-- logo -->\n'), svg('<path d="M0 0"/>')]),
  ],
  ['a.mp4', () => mp4],
  ['a.webm', () => webm],
])('a whole %s is none', async (name, bytes) => expect(await mistake(name, bytes())).toBeUndefined());
