/** A text in both languages: the API's and the editors'. */
export interface LocalizedText {
  readonly ar: string;
  readonly en: string;
}
