import { promises as fs } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { tokens } from '../../../theme/tokens';

/** The drawing of all icons: square, with round corners. */
const drawing = path.resolve('static/favicon.svg');

/** Density at which the drawing of 512 units is at least as large as the largest icon. */
const density = 144;

/** A PNG of the drawing. @param size pixels of a side */
const draw = (size: number): Promise<Buffer> =>
  sharp(drawing, { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/**
 * The drawing on a full square: systems cut their own shape out of it, of which the circle of four fifths is always left.
 * @param size pixels of a side
 * @param share of the side that the drawing takes
 */
async function drawOnSquare(size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  const start = Math.round((size - inner) / 2);
  return sharp({ create: { width: size, height: size, channels: 3, background: tokens.ink } })
    .composite([{ input: await draw(inner), left: start, top: start }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one PNG of 32 pixels: a header of 22 bytes, for what asks for `/favicon.ico` unasked. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The icons of the web app manifest. Sizes in pixels. */
export const manifestIcons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** Draws all icons into the built site from `static/favicon.svg`. */
export async function writeIcons(publicDirectory: string): Promise<void> {
  const files: Record<string, Buffer> = {
    'favicon.ico': toIco(await draw(32)),
    'icons/icon-192.png': await draw(192),
    'icons/icon-512.png': await draw(512),
    'icons/icon-maskable-512.png': await drawOnSquare(512, 0.9),
    'icons/apple-touch-icon.png': await drawOnSquare(180, 1),
  };
  await fs.mkdir(path.join(publicDirectory, 'icons'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await fs.writeFile(path.join(publicDirectory, name), content);
  }
}
