/** What the site makes of an article's Markdown: HTML, its contents, and how long it takes to read. */
import { renderMarkdown } from './markdown';

interface Texts {
  ar: string;
  en: string;
}

interface Heading {
  id: string;
  text: string;
}

/** Words a minute of calm reading; Arabic joins its articles and prepositions to the words, so they are fewer. */
const wordsAMinute = { ar: 160, en: 200 };

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text between the tags of sanitised HTML. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Gives every heading of the second level an id of its own making (`part-1`, …), the same in both languages, so that
 * a link to a part survives the choice of language. Takes sanitised HTML, in which no element has an id.
 */
export function withContents(html: string): { html: string; contents: Heading[] } {
  const contents: Heading[] = [];
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_whole, inner: string) => {
    const id = `part-${contents.length + 1}`;
    contents.push({ id, text: textOf(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, contents: contents.filter(({ text }) => text !== '') };
}

/** Whole minutes, at least one. */
export const readingMinutes = (html: string, locale: keyof typeof wordsAMinute): number =>
  Math.max(1, Math.round(textOf(html).split(' ').length / wordsAMinute[locale]));

/** The fields of an article that are made of its body. */
export function renderArticle(body: Texts) {
  const ar = withContents(renderMarkdown(body.ar));
  const en = withContents(renderMarkdown(body.en));
  return {
    body_html: { ar: ar.html, en: en.html },
    contents: { ar: ar.contents, en: en.contents },
    reading_minutes: { ar: readingMinutes(ar.html, 'ar'), en: readingMinutes(en.html, 'en') },
  };
}
