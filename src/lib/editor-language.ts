import type { LocalizedText } from './localized-text';

/** The language of messages to editors: `CONTENT_LANGUAGE`, else that of the system; English for any other. */
export function editorLanguage(env: Readonly<Record<string, string | undefined>>): keyof LocalizedText {
  const code = env['CONTENT_LANGUAGE'] || env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return code.toLowerCase().startsWith('ar') ? 'ar' : 'en';
}
