import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { renderSVG } from 'uqr';
import { locales, type Locale } from '../../../i18n/locales';
import { rememberLatest } from '../../../lib/remember-latest';
import { tokens } from '../../../theme/tokens';
import { cardSize, margin, qrCodeSize } from './card-size';
import { drawBackground } from './draw-background';
import { drawSubtitle, drawText, drawTitle, shorten, type Drawn } from './draw-text';
import { toPixels } from './to-pixels';

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

/**
 * The picture of a shared link as a JPEG of about 100 KB.
 */
export async function drawCard(texts: CardTexts, { photo, plan }: CardPictures): Promise<Buffer> {
  const { width, height } = cardSize;
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
    ...(plan ? [] : [await plumbLine(texts.locale)]),
    { ...brand.image, left: startX(brand), top: margin - 10 },
    { ...title.image, left: startX(title), top: subtitleTop - title.height - 26 },
    { ...subtitle.image, left: startX(subtitle), top: subtitleTop },
    ...(licence ? [{ ...licence.image, left: startX(licence), top: licenceTop }] : []),
    ...(plan ? [await planPanel(plan, texts.locale)] : []),
    ...(texts.licenceUrl ? [await qrCode(texts.licenceUrl, texts.locale)] : []),
  ];
  const { input, raw } = await drawBackground(photo);
  return sharp(input, { raw }).composite(layers).jpeg({ quality: 82 }).toBuffer();
}

/** In the lower corner at the end of the line, where titles do not reach. */
async function qrCode(address: string, locale: Locale): Promise<OverlayOptions> {
  const { width, height } = cardSize;
  const left = locales[locale].dir === 'rtl' ? margin : width - margin - qrCodeSize;
  return { ...(await drawQrCode(address)), left, top: height - 54 - qrCodeSize };
}

const drawQrCode = rememberLatest(10, (address: string) => {
  const size = `width="${qrCodeSize}" height="${qrCodeSize}" `;
  return toPixels(sharp(Buffer.from(renderSVG(address, { border: 2 }).replace('<svg ', `<svg ${size}`))));
});

/** Pixels: as high as fits between the upper edge and the code. */
const planSize = 380;

async function planPanel(file: string, locale: Locale): Promise<OverlayOptions> {
  const left = locales[locale].dir === 'rtl' ? margin : cardSize.width - margin - planSize;
  return { ...(await drawPlan(file)), left, top: 44 };
}

/** The drawing of a plan on a light ground, above the code. Labels of an SVG are left out: a build machine has no fonts. */
const drawPlan = rememberLatest(10, async (file: string) => {
  const padding = 16;
  const original = await readFile(file);
  const { format } = await sharp(original).metadata();
  const plan = format === 'svg' ? withoutLabels(original) : original;
  const inner = planSize - 2 * padding;
  return toPixels(
    sharp(plan, { density: 96 })
      .resize({ width: inner, height: inner, fit: 'contain', background: tokens['sand-100'] })
      .flatten({ background: tokens['sand-100'] })
      .extend({ ...sides(padding), background: tokens['sand-100'] }),
  );
});

const withoutLabels = (svg: Buffer): Buffer =>
  Buffer.from(svg.toString('utf8').replace(/<text[\s>].*?<\/text>/gs, ''));

const sides = (size: number) => ({ top: size, bottom: size, left: size, right: size });

/** The plumb line of the logo, at the upper edge. */
async function plumbLine(locale: Locale): Promise<OverlayOptions> {
  const x = locales[locale].dir === 'rtl' ? margin : cardSize.width - margin;
  return { ...(await drawPlumb()), left: x - 15, top: 0 };
}

const drawPlumb = rememberLatest(1, () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="136">
    <path d="M15 0V96" stroke="${tokens.white}" stroke-width="2"/>
    <path d="M0 96h30l-15 40z" fill="${tokens['brick-lit']}"/>
  </svg>`;
  return toPixels(sharp(Buffer.from(svg)));
});
