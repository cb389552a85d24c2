import { useMemo } from 'react';
import type { PictureSource } from '../../ui';

/**
 * Finds the picture that the build processed, by its URL, for one of a live answer; else gives the original, which is
 * heavier.
 */
export function picturesByUrl<P extends PictureSource>(prerendered: readonly (P | null | undefined)[]) {
  const byUrl = new Map(prerendered.flatMap((picture) => (picture?.file ? [[picture.url, picture]] : [])));
  return <Live extends PictureSource | null | undefined>(picture: Live): P | Live =>
    (picture && byUrl.get(picture.url)) ?? picture;
}

/** {@link picturesByUrl} of the covers of a list, from its first page and the rows of the others. */
export function useCoversByUrl<P extends PictureSource>(
  first: readonly { readonly cover?: P | null }[],
  rest: readonly { readonly cover?: P | null }[],
) {
  return useMemo(() => picturesByUrl([...first, ...rest].map(({ cover }) => cover)), [first, rest]);
}
