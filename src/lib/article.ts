import type { LocalizedText } from './localized-text';
import { renderMarkdown } from './markdown';

export { renderMarkdown };

interface Heading {
  id: string;
  text: string;
}

/** Reading speed; fewer in Arabic, which joins articles and prepositions to the words. */
const wordsPerMinute = { ar: 160, en: 200 };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text between the tags of sanitised HTML. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Gives every heading of the second level a numbered id (`part-1`, …), the same in both languages, so that a link to a
 * part survives a change of language. Takes sanitised HTML, in which no element has an id.
 */
export function withHeadingIds(html: string): { html: string; contents: Heading[] } {
  const contents: Heading[] = [];
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_whole, inner: string) => {
    const id = `part-${contents.length + 1}`;
    contents.push({ id, text: htmlToText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, contents: contents.filter(({ text }) => text !== '') };
}

/** Reading time in whole minutes, at least one. */
export const readingMinutes = (html: string, locale: keyof typeof wordsPerMinute): number =>
  Math.max(1, Math.round(htmlToText(html).split(' ').length / wordsPerMinute[locale]));

/** The fields of an article that are derived from its Markdown body: HTML, table of contents, reading time. */
export function renderArticle(body: LocalizedText) {
  const ar = withHeadingIds(renderMarkdown(body.ar));
  const en = withHeadingIds(renderMarkdown(body.en));
  return {
    body_html: { ar: ar.html, en: en.html },
    contents: { ar: ar.contents, en: en.contents },
    reading_minutes: { ar: readingMinutes(ar.html, 'ar'), en: readingMinutes(en.html, 'en') },
  };
}
