/** Address of the interface texts that were saved since `npm run dev` began; never part of a build. */
export const savedTextsPath = '/dev/texts';

/** A file of interface texts as it was saved. */
export interface SavedText {
  language: string;
  namespace: string;
  /** JSON. */
  data: string;
}

/** What {@link savedTextsPath} answers. */
export interface SavedTexts {
  /** Grows with each save. */
  version: number;
  /** Those saved after the version that was asked for. */
  texts: SavedText[];
}
