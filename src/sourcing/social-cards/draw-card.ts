import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { renderSVG } from 'uqr';
import { locales, type Locale } from '../../i18n/locales';
import { tokens } from '../../theme/tokens';

export interface CardTexts {
  locale: Locale;
  /** Name of the project, or heading of the page; two lines at most. */
  title: string;
  /** District, city and status, or the first sentence of the page. */
  subtitle: string;
  brand: string;
  /** Line about the licence. */
  licence?: string;
  /** Address where the licence can be verified: drawn as a QR code. */
  licenceUrl?: string;
}

/** Paths of the pictures on a card, of any size. */
export interface CardPictures {
  /** Behind the texts; without one the background is plain. */
  photo?: string;
  /** The drawing of a plan, beside the texts. */
  plan?: string;
}

/** Pixels, as social networks recommend. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Alexandria (OFL) at weight 500, Arabic and Latin; here because a build machine has no fonts. */
const fontfile = path.resolve('src/sourcing/social-cards/alexandria-cards.ttf');
const margin = 72;

/**
 * The picture of a shared link as a JPEG of about 100 KB.
 */
export async function drawCard(texts: CardTexts, { photo, plan }: CardPictures): Promise<Buffer> {
  const { width, height } = cardSize;
  const background = photo
    ? sharp(photo).resize({ ...cardSize, fit: 'cover' })
    : sharp({ create: { ...cardSize, channels: 3, background: tokens.ink } });
  const textWidth = width - 2 * margin - (plan ? planSize : qrCodeSize) - 28;
  const [brand, title, subtitle, licence] = await Promise.all([
    drawText(shorten(texts.brand, 40), 34),
    drawTitle(shorten(texts.title, 90), textWidth),
    drawSubtitle(texts.subtitle, textWidth),
    texts.licence ? drawText(shorten(texts.licence, 90), 24, tokens.mist) : undefined,
  ]);
  const startX = (text: Drawn) =>
    locales[texts.locale].dir === 'rtl' ? width - margin - text.width : margin;
  const licenceTop = height - 54 - (licence?.height ?? 0);
  const subtitleTop = (licence ? licenceTop - 22 : height - margin) - subtitle.height;
  const layers: OverlayOptions[] = [
    { ...(await (scrim ??= drawScrim())), left: 0, top: 0 },
    ...(plan ? [] : [plumbLine(texts.locale)]),
    { input: brand.image, left: startX(brand), top: margin - 10 },
    { input: title.image, left: startX(title), top: subtitleTop - title.height - 26 },
    { input: subtitle.image, left: startX(subtitle), top: subtitleTop },
    ...(licence ? [{ input: licence.image, left: startX(licence), top: licenceTop }] : []),
    ...(plan ? [await planPanel(plan, texts.locale)] : []),
    ...(texts.licenceUrl ? [qrCode(texts.licenceUrl, texts.locale)] : []),
  ];
  return background.composite(layers).jpeg({ quality: 82 }).toBuffer();
}

/** Pixels: large enough for a phone to read from a computer's screen. */
const qrCodeSize = 132;

/** In the lower corner at the end of the line, where titles do not reach. */
function qrCode(address: string, locale: Locale): OverlayOptions {
  const { width, height } = cardSize;
  const svg = renderSVG(address, { border: 2 }).replace(
    '<svg ',
    `<svg width="${qrCodeSize}" height="${qrCodeSize}" `,
  );
  const left = locales[locale].dir === 'rtl' ? margin : width - margin - qrCodeSize;
  return { input: Buffer.from(svg), left, top: height - 54 - qrCodeSize };
}

/** Pixels: as high as fits between the upper edge and the code. */
const planSize = 380;

/** The drawing of a plan on a light ground, above the code. Labels of an SVG are left out: a build machine has no fonts. */
async function planPanel(file: string, locale: Locale): Promise<OverlayOptions> {
  const padding = 16;
  const original = await readFile(file);
  const { format } = await sharp(original).metadata();
  const plan = format === 'svg' ? withoutLabels(original) : original;
  const inner = planSize - 2 * padding;
  const drawing = await sharp(plan, { density: 96 })
    .resize({ width: inner, height: inner, fit: 'contain', background: tokens['sand-100'] })
    .flatten({ background: tokens['sand-100'] })
    .extend({ ...sides(padding), background: tokens['sand-100'] })
    .png()
    .toBuffer();
  const left = locales[locale].dir === 'rtl' ? margin : cardSize.width - margin - planSize;
  return { input: drawing, left, top: 44 };
}

const withoutLabels = (svg: Buffer): Buffer =>
  Buffer.from(svg.toString('utf8').replace(/<text[\s>].*?<\/text>/gs, ''));

const sides = (size: number) => ({ top: size, bottom: size, left: size, right: size });

interface Drawn {
  image: Buffer;
  width: number;
  height: number;
}

/** In the largest size that needs no more height than two lines of it. */
async function drawTitle(title: string, width: number): Promise<Drawn> {
  for (const size of [76, 56]) {
    const drawn = await drawText(title, size, tokens.white, width);
    if (drawn.height <= 200) return drawn;
  }
  return drawText(title, 40, tokens.white, width);
}

/** In one line, or sentences smaller in up to four. */
const drawSubtitle = (text: string, width: number): Promise<Drawn> =>
  text.length <= 60
    ? drawText(text, 34, tokens.mist, width)
    : drawText(shorten(text, 220), 28, tokens.mist, width);

/** A text on a transparent background, cropped. Pango lays it out, so Arabic is shaped and ordered correctly. */
export async function drawText(
  text: string,
  size: number,
  colour: string = tokens.white,
  width = cardSize.width - 2 * margin - qrCodeSize - 28,
): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour === '#fff' ? 'white' : colour}">${escapeMarkup(text)}</span>`,
      font: `Alexandria Cards ${size}`,
      fontfile,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

let scrim: Promise<OverlayOptions> | undefined;

/** Darkens the photograph below the texts. The same on every card, so it is drawn once. */
async function drawScrim(): Promise<OverlayOptions> {
  const { width, height } = cardSize;
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="scrim" x2="0" y2="1">${stops}</linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#scrim)"/>
  </svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** The plumb line of the logo, at the upper edge. */
function plumbLine(locale: Locale): OverlayOptions {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="136">
    <path d="M15 0V96" stroke="${tokens.white}" stroke-width="2"/>
    <path d="M0 96h30l-15 40z" fill="${tokens['brick-lit']}"/>
  </svg>`;
  const x = locales[locale].dir === 'rtl' ? margin : cardSize.width - margin;
  return { input: Buffer.from(svg), left: x - 15, top: 0 };
}

/** Ends a long text with an ellipsis, after a whole word where there is one. */
const shorten = (text: string, length: number): string => {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length - 1).join('');
  return `${cut.slice(0, cut.lastIndexOf(' ')).trimEnd() || cut}…`;
};

const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
