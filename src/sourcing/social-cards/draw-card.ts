/**
 * Draws the picture that a shared link shows: photograph, name, place, brand. 1200 × 630, as networks want it. Pango lays
 * out the text, so Arabic is shaped and ordered rightly; its font stands beside this file, because a build machine has none.
 */
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { renderSVG } from 'uqr';
import { locales, type Locale } from '../../i18n/locales';
import { tokens } from '../../theme/tokens';

export interface CardTexts {
  locale: Locale;
  /** Name of the project; two lines at most. */
  title: string;
  /** Where it is and how it stands. */
  line: string;
  brand: string;
  /** What the homes are offered under. */
  licence?: string;
  /** Address where the licence is checked: drawn as a code. */
  verify?: string;
}

export const cardSize = { width: 1200, height: 630 } as const;

/** Alexandria (OFL) at weight 500, Arabic and Latin in one file. */
const fontfile = path.resolve('src/sourcing/social-cards/alexandria-cards.ttf');
const margin = 72;

/** A JPEG of about 100 KB. `photo` is a file of any size; without one the card is plain. */
export async function drawCard(texts: CardTexts, photo: string | undefined): Promise<Buffer> {
  const { width, height } = cardSize;
  const background = photo
    ? sharp(photo).resize({ ...cardSize, fit: 'cover' })
    : sharp({ create: { ...cardSize, channels: 3, background: tokens.ink } });
  const [brand, title, line, licence] = await Promise.all([
    drawText(shorten(texts.brand, 40), 34),
    drawTitle(shorten(texts.title, 90)),
    drawText(shorten(texts.line, 60), 34, tokens.mist),
    texts.licence ? drawText(shorten(texts.licence, 90), 24, tokens.mist) : undefined,
  ]);
  const atStart = (text: Drawn) =>
    locales[texts.locale].dir === 'rtl' ? width - margin - text.width : margin;
  const licenceTop = height - 54 - (licence?.height ?? 0);
  const lineTop = (licence ? licenceTop - 22 : height - margin) - line.height;
  const overlays: OverlayOptions[] = [
    { input: Buffer.from(scrim(texts.locale)), left: 0, top: 0 },
    { input: brand.image, left: atStart(brand), top: margin - 10 },
    { input: title.image, left: atStart(title), top: lineTop - title.height - 26 },
    { input: line.image, left: atStart(line), top: lineTop },
    ...(licence ? [{ input: licence.image, left: atStart(licence), top: licenceTop }] : []),
    ...(texts.verify ? [codeOf(texts.verify, texts.locale)] : []),
  ];
  return background.composite(overlays).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** The side of the code in pixels: a phone reads it off the screen of a computer. */
const codeSize = 132;

/** At the end of the lower edge, where titles do not reach. */
function codeOf(address: string, locale: Locale): OverlayOptions {
  const { width, height } = cardSize;
  const svg = renderSVG(address, { border: 2 }).replace(
    '<svg ',
    `<svg width="${codeSize}" height="${codeSize}" `,
  );
  const left = locales[locale].dir === 'rtl' ? margin : width - margin - codeSize;
  return { input: Buffer.from(svg), left, top: height - 54 - codeSize };
}

interface Drawn {
  image: Buffer;
  width: number;
  height: number;
}

/** As large as it may be without taking more than two lines of the largest size. */
async function drawTitle(title: string): Promise<Drawn> {
  for (const size of [76, 56]) {
    const drawn = await drawText(title, size);
    if (drawn.height <= 200) return drawn;
  }
  return drawText(title, 40);
}

/** A text on a transparent ground, cut close around it. */
export async function drawText(text: string, size: number, colour: string = tokens.white): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour === '#fff' ? 'white' : colour}">${escapeMarkup(text)}</span>`,
      font: `Alexandria Cards ${size}`,
      fontfile,
      width: cardSize.width - 2 * margin - codeSize - 28,
      dpi: 72,
      rgba: true,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** Darkens the photograph where text stands, and hangs the plumb line's weight from the upper edge. */
function scrim(locale: Locale): string {
  const { width, height } = cardSize;
  const bob = locales[locale].dir === 'rtl' ? margin : width - margin;
  const stops = [
    [0, 0.72],
    [0.3, 0.15],
    [0.5, 0.25],
    [1, 0.94],
  ]
    .map(
      ([at, opacity]) => `<stop offset="${at}" stop-color="${tokens['ink-900']}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="scrim" x2="0" y2="1">${stops}</linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#scrim)"/>
    <path d="M${bob} 0V96" stroke="${tokens.white}" stroke-width="2"/>
    <path d="M${bob - 15} 96h30l-15 40z" fill="${tokens['brick-lit']}"/>
  </svg>`;
}

const shorten = (text: string, length: number): string => {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
};

const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
