import { locales, type Locale } from '../../i18n/locales';
import arabic from '../../i18n/locales/ar/common.json';
import english from '../../i18n/locales/en/common.json';
import { stripBidiControls } from '../../lib/bidi';
import type { LocalizedText } from '../../lib/localized-text';
import { isOfferedBy, type Profile } from '../../lib/plugin-sections';
import { feedPath, routes } from '../../lib/routes';

const texts = { ar: arabic.nav, en: english.nav };

export interface LlmsContent {
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  readonly name: LocalizedText;
  /** One sentence about the company. */
  readonly summary: LocalizedText;
  readonly organization: Profile;
  readonly projects: readonly {
    readonly slug: string;
    readonly name: LocalizedText;
    readonly summary: LocalizedText;
  }[];
  readonly articles: readonly {
    readonly slug: string;
    readonly title: LocalizedText;
    readonly excerpt: LocalizedText;
  }[];
}

/** A text of the API or of editors on one line, in which nothing is Markdown. */
const plain = (text: string): string =>
  stripBidiControls(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .trim();

/** The site for language models (llmstxt.org): its name, a sentence, and its pages with a line about each, as Markdown. */
export function llmsTxt(content: LlmsContent, locale: Locale): string {
  const { siteUrl, projects, articles } = content;
  const { localePrefix } = locales[locale];
  const nav = texts[locale];
  const isOffered = isOfferedBy(content.organization);
  const link = (name: string, address: string, note?: string) =>
    `- [${plain(name)}](${siteUrl}${localePrefix}${address})${note ? `: ${plain(note)}` : ''}`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', `## ${plain(title)}`, '', ...lines] : [];
  const pages = (['about', 'projects', 'rentals', 'faq', 'consultation', 'contact', 'blogs'] as const).filter(
    (key) => isOffered(routes[key]),
  );
  return [
    `# ${plain(content.name[locale])}`,
    '',
    `> ${plain(content.summary[locale])}`,
    ...section(nav.home, [...pages.map((key) => link(nav[key], routes[key])), link('RSS', feedPath)]),
    ...section(
      nav.projects,
      projects.map(({ slug, name, summary }) => link(name[locale], routes.project(slug), summary[locale])),
    ),
    ...section(
      nav.blogs,
      articles.map(({ slug, title, excerpt }) => link(title[locale], routes.blog(slug), excerpt[locale])),
    ),
    '',
  ].join('\n');
}
