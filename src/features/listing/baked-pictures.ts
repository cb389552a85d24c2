import type { PictureSource } from '../../ui';

/**
 * For rows that come fresh from the API: the picture that the build processed, where it knew the same original; else
 * the original, which is heavier but right.
 */
export function bakedPictures<P extends PictureSource>(
  pictures: readonly (P | null | undefined)[],
): (fresh: P | null | undefined) => P | null | undefined {
  const byUrl = new Map(pictures.flatMap((picture) => (picture?.file ? [[picture.url, picture]] : [])));
  return (fresh) => (fresh && byUrl.get(fresh.url)) ?? fresh;
}
