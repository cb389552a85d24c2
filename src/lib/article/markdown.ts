import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** Takes every tag out of raw HTML and keeps the words between; scripts and styles go with what they hold. */
const wordsOf = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'discard' });

const marked = new Marked({
  gfm: true,
  async: false,
  renderer: { html: ({ text }) => wordsOf(text) },
});

/** Only what Markdown itself makes. The page owns the first-level heading, so a text's own starts one lower. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'],
    ...['strong', 'em', 'del', 'code', 'pre', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading', 'decoding'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', decoding: 'async' } }),
  },
};

/** Overrides, embeddings and isolates can show a text, or a link, in another order than it is read. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Renders Markdown (CommonMark with tables) to HTML that is safe to set into a page, whoever wrote it.
 * Raw HTML leaves only its words; links are http, https, mailto, tel or relative, images https or relative.
 * Never throws: what is not understood stays text.
 */
export function renderMarkdown(text: string): string {
  const html = marked.parse(text, { async: false });
  // At the end, for Markdown may write a character as an entity too.
  return sanitizeHtml(html, options).replace(turning, '').trim();
}
