import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { stripBidiControls } from './bidi';
import { isTooIntricate } from './markdown-limits';

/** The text of raw HTML, without tags, scripts and styles. */
const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'discard' });

const marked = new Marked({
  gfm: true,
  async: false,
  renderer: { html: ({ text }) => plainText(text) },
});

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text as it is written, in paragraphs. */
const plainParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</p>`)
    .join('\n');

/** Only what Markdown itself produces. The page has the first-level heading, so the text's own start one level lower. */
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

/**
 * Renders Markdown (CommonMark with tables) to HTML that is safe to set into a page, whoever wrote it.
 * Raw HTML is reduced to its text; links are http, https, mailto, tel or relative, images https or relative.
 * Never throws: what is not understood stays text, and so does all of a text that {@link isTooIntricate}.
 */
export function renderMarkdown(text: string): string {
  const html = isTooIntricate(text) ? plainParagraphs(text) : marked.parse(text, { async: false });
  // Last, because Markdown may also write a control character as an entity.
  return stripBidiControls(sanitizeHtml(html, options)).trim();
}
