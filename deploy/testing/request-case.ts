import { revalidated } from '../rules/headers';

/** One request and what every host must answer to it. */
export interface RequestCase {
  name: string;
  path: string;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  /** One of these, where hosts differ and it makes no difference to anybody. */
  status: number | readonly number[];
  /** Header names in lower case; a string must be equal, an expression must match, null means absent. */
  answer?: Record<string, string | RegExp | null>;
  body?: string | RegExp;
}

/** A page in this language with this title, as it must be sent. */
export const html = (language: 'ar' | 'en', title: string) => ({
  answer: {
    'content-type': /^text\/html; ?charset=utf-8$/i,
    'content-language': language,
    'cache-control': revalidated,
    vary: /cookie/i,
  },
  body: new RegExp(`<html lang="${language}".*<title>${title}</title>`),
});
/** What every answer carries, whatever was asked. */
export const everyAnswer: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
