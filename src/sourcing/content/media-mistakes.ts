import { open, readFile, stat } from 'node:fs/promises';
import nodePath from 'node:path';
import sharp from 'sharp';
import type { LocalizedText } from '../../lib/localized-text';
import type { FieldMeta } from './field-meta';
import { heicMessage } from './heic';

/** What a file in a media folder is. */
export interface MediaFile {
  /** Of the file, by what is in it: `jpeg`, `svg`, `mp4`; undefined for anything else. */
  format?: string;
  /** Pixels, as shown. */
  width?: number;
  height?: number;
  /** Bytes. */
  size: number;
}

const maxPhotoSize = 12_000_000;
const maxDrawingSize = 200_000;
const maxFilmSize = 8_000_000;

const formatOf: Readonly<Record<string, string>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' };

/** Reads a photograph wholly, so that one that is cut off is found. */
async function readPhoto(path: string): Promise<Partial<MediaFile>> {
  try {
    const { format, autoOrient } = await sharp(path).metadata();
    await sharp(path, { failOn: 'truncated' }).resize(16).raw().toBuffer();
    return { format, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return isHeic(await readStart(path)) ? { format: 'heic' } : {};
  }
}

/** What files of the kind HEIC begin with, after their length. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const isHeic = (start: Buffer): boolean =>
  start.toString('latin1', 4, 8) === 'ftyp' && heicBrands.includes(start.toString('latin1', 8, 12));

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    return (await file.read(Buffer.alloc(12), 0, 12, 0)).buffer;
  } finally {
    await file.close();
  }
}

async function filmFormat(path: string): Promise<string | undefined> {
  const buffer = await readStart(path);
  if (buffer.toString('latin1', 4, 8) === 'ftyp') return 'mp4';
  return buffer.readUInt32BE(0) === 0x1a45dfa3 ? 'webm' : undefined;
}

async function isDrawing(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8');
  const root = text.replace(/^\uFEFF|<\?xml[^>]*\?>|<!--.*?-->|<!DOCTYPE[^>]*>|\s+/gs, ' ').trimStart();
  return (
    root.startsWith('<svg') &&
    /<\/svg>\s*$|\/>\s*$/.test(root) &&
    !/<script|<foreignObject|\son\w+=/i.test(root)
  );
}

/** What was read, by path, size and time of change: while somebody types, the pictures are asked for at each pause. */
const known = new Map<string, Promise<MediaFile>>();

/** Looks into a media file. */
export async function readMediaFile(path: string): Promise<MediaFile> {
  const { size, mtimeMs } = await stat(path);
  const key = `${path} ${size} ${mtimeMs}`;
  const file = known.get(key) ?? lookInto(path, size);
  known.set(key, file);
  return file;
}

async function lookInto(path: string, size: number): Promise<MediaFile> {
  const extension = nodePath.extname(path).slice(1).toLowerCase();
  if (extension === 'svg') return (await isDrawing(path)) ? { format: 'svg', size } : { size };
  if (extension === 'mp4' || extension === 'webm') return { format: await filmFormat(path), size };
  return { ...(await readPhoto(path)), size };
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** What is wrong with a file in its place; undefined where nothing is. */
export function mediaMistake(
  path: string,
  file: MediaFile,
  { picture }: FieldMeta,
): LocalizedText | undefined {
  const extension = nodePath.extname(path).slice(1).toLowerCase();
  const expected = formatOf[extension] ?? extension;
  const { format, width = 0, height = 0, size } = file;
  if (format === 'heic' || format === 'heif') return heicMessage;
  if (!format) {
    return {
      ar: `الملف ${path} ليس ${extension} سليمًا: هو مقطوع أو من نوع آخر. صدّره من جديد.`,
      en: `The file ${path} is no whole ${extension}: it is cut off or of another kind. Export it again.`,
    };
  }
  if (format !== expected) {
    return {
      ar: `في اسم الملف ${path} النوع ${extension}، وهو في الحقيقة ${format}. غيّر اسمه أو صدّره من جديد.`,
      en: `The file ${path} is named ${extension} and is a ${format}. Rename it, or export it again.`,
    };
  }
  const max = extension === 'svg' ? maxDrawingSize : picture ? maxPhotoSize : maxFilmSize;
  if (size > max) {
    return {
      ar: `حجم ${path} هو ${megabytes(size)} ميغابايت، والحد ${megabytes(max)}. صغّره.`,
      en: `${path} has ${megabytes(size)} MB, and ${megabytes(max)} is the most. Make it smaller.`,
    };
  }
  if (picture && (width < picture.minWidth || height < picture.minHeight)) {
    return {
      ar: `مقاس ${path} هو ${width} × ${height} بكسل، والأقل لهذا المكان ${picture.minWidth} × ${picture.minHeight}. ضع صورة أكبر.`,
      en: `${path} has ${width} × ${height} pixels, and this place needs ${picture.minWidth} × ${picture.minHeight} at least. Use a larger picture.`,
    };
  }
  return undefined;
}
