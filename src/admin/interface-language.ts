import type { Language } from '../sourcing/content/problems';

/** How the application stores that its language is that of the browser. */
const likeBrowser = 'auto';

/**
 * The language that the editor chose in the editing page, else that of the browser.
 * @param preferences as the application stores them, in JSON
 * @param browserLanguage as in `ar-SA`
 */
export function interfaceLanguage(preferences: string | null, browserLanguage: string): Language {
  const { locale = likeBrowser } = JSON.parse(preferences ?? '{}') as { locale?: string };
  const code = locale === likeBrowser ? browserLanguage : locale;
  return code.startsWith('ar') ? 'ar' : 'en';
}

declare global {
  /** Read by the application, which lists entries in it: `scripts/content/editing/adapt-application.ts`. */
  var editingLanguage: Language | undefined;
}
