import { useMemo } from 'react';
import type { PictureSource } from '../ui';

/**
 * For rows that come fresh from the API: the picture that the build processed, where it knew the same original; else
 * the original, which is heavier but right.
 */
function prerenderedPictures<P extends PictureSource>(
  pictures: readonly (P | null | undefined)[],
): (fresh: P | null | undefined) => P | null | undefined {
  const byUrl = new Map(pictures.flatMap((picture) => (picture?.file ? [[picture.url, picture]] : [])));
  return (fresh) => (fresh && byUrl.get(fresh.url)) ?? fresh;
}

/** {@link prerenderedPictures} of a list, from its first page and what the others hold. */
export function usePrerenderedPictures<P extends PictureSource>(
  first: readonly { readonly cover?: P | null }[],
  rest: readonly { readonly cover?: P | null }[],
) {
  return useMemo(() => prerenderedPictures([...first, ...rest].map(({ cover }) => cover)), [first, rest]);
}
