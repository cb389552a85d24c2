import path from 'node:path';
import sharp from 'sharp';
import { rememberLatest } from '../../../lib/remember-latest';
import { tokens } from '../../../theme/tokens';
import { cardSize, margin, qrCodeSize } from './card-size';
import { toPixels, type Layer } from './to-pixels';

/** Alexandria (OFL) at weight 500, Arabic and Latin; here because a build machine has no fonts. */
const fontfile = path.resolve('src/sourcing/outputs/social-cards/alexandria-cards.ttf');

export interface Drawn {
  image: Layer;
  width: number;
  height: number;
}

/** In the largest size that needs no more height than two lines of it. */
export async function drawTitle(title: string, width: number): Promise<Drawn> {
  for (const size of [76, 56]) {
    const drawn = await drawText(title, size, tokens.white, width);
    if (drawn.height <= 200) return drawn;
  }
  return drawText(title, 40, tokens.white, width);
}

/** In one line, or sentences smaller in up to four. */
export const drawSubtitle = (text: string, width: number): Promise<Drawn> =>
  text.length <= 60
    ? drawText(text, 34, tokens.mist, width)
    : drawText(shorten(text, 220), 28, tokens.mist, width);

/**
 * A text on a transparent background, cropped. Pango lays it out, so Arabic is shaped and ordered correctly. The cards of a
 * project have most texts in common.
 */
export const drawText = rememberLatest(
  50,
  async (
    text: string,
    size: number,
    colour: string = tokens.white,
    width: number = cardSize.width - 2 * margin - qrCodeSize - 28,
  ): Promise<Drawn> => {
    const picture = sharp({
      text: {
        text: `<span foreground="${colour === '#fff' ? 'white' : colour}">${escapeMarkup(text)}</span>`,
        font: `Alexandria Cards ${size}`,
        fontfile,
        width,
        dpi: 72,
        rgba: true,
        wrap: 'word',
      },
    });
    const image = await toPixels(picture);
    return { image, width: image.raw.width, height: image.raw.height };
  },
);

/** Ends a long text with an ellipsis, after a whole word where there is one. */
export const shorten = (text: string, length: number): string => {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length - 1).join('');
  return `${cut.slice(0, cut.lastIndexOf(' ')).trimEnd() || cut}…`;
};

const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
