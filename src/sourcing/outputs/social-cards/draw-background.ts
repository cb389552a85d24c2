import sharp from 'sharp';
import { rememberLatest } from '../../../lib/remember-latest';
import { tokens } from '../../../theme/tokens';
import { cardSize } from './card-size';
import { toPixels, type Layer } from './to-pixels';

/**
 * What is behind the texts, the same for all units of a project: the photograph, darkened below them, or a plain ground.
 * @param photo path of the file
 */
export const drawBackground = rememberLatest(4, async (photo?: string): Promise<Layer> => {
  const ground = photo
    ? sharp(photo).resize({ ...cardSize, fit: 'cover' })
    : sharp({ create: { ...cardSize, channels: 3, background: tokens.ink } });
  return toPixels(ground.composite([{ input: scrim(), left: 0, top: 0 }]).flatten());
});

/** Darkens the photograph below the texts. */
function scrim(): Buffer {
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
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="scrim" x2="0" y2="1">${stops}</linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#scrim)"/>
  </svg>`);
}
