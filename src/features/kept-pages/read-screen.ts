import type { Screen } from '../../lib/shown-pictures';

/** Whether a `<picture>` shows its AVIF, which it says without one. */
async function showsAvif(): Promise<boolean> {
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  const image = new Image();
  source.type = 'image/avif';
  source.srcset = '/favicon.svg#avif';
  picture.append(source, image);
  image.src = '/favicon.svg';
  // A busy page chooses the file later than in the next task.
  await image.decode().catch(() => undefined);
  return image.currentSrc.endsWith('#avif');
}

/** The screen of this visitor. */
export const readScreen = async (): Promise<Screen> => ({
  width: window.innerWidth,
  density: window.devicePixelRatio,
  avif: await showsAvif(),
});
