import type { OverlayOptions, Sharp } from 'sharp';

/** Pixels as a layer of a card: compressed in between they would be packed and unpacked again for each card. */
export interface Layer {
  input: Buffer;
  raw: NonNullable<OverlayOptions['raw']>;
}

/** Draws a picture. */
export async function toPixels(picture: Sharp): Promise<Layer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
}
