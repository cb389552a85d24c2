import { locales, type Locale } from '../../../i18n/locales';
import { localize } from '../../../i18n/localize';
import { stripBidiControls } from '../../../lib/bidi';
import type { LocalizedText } from '../../../lib/localized-text';
import { isOfferedBy, type Profile } from '../../../domain/plugin-sections';
import { readTexts } from '../../content/interface-texts/namespace-texts';
import { feedPath, routes } from '../../../lib/routes';

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
  const nav = readTexts('common')[locale].nav;
  const isOffered = isOfferedBy(content.organization);
  const link = (name: string, address: string, note?: string) =>
    `- [${plain(name)}](${siteUrl}${localePrefix}${address})${note ? `: ${plain(note)}` : ''}`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', `## ${plain(title)}`, '', ...lines] : [];
  const pages = (['about', 'projects', 'rentals', 'faq', 'consultation', 'contact', 'blogs'] as const).filter(
    (key) => isOffered(routes[key]),
  );
  return [
    `# ${plain(localize(content.name, locale))}`,
    '',
    `> ${plain(localize(content.summary, locale))}`,
    ...section(nav.home, [...pages.map((key) => link(nav[key], routes[key])), link('RSS', feedPath)]),
    ...section(
      nav.projects,
      projects.map(({ slug, name, summary }) =>
        link(localize(name, locale), routes.project(slug), localize(summary, locale)),
      ),
    ),
    ...section(
      nav.blogs,
      articles.map(({ slug, title, excerpt }) =>
        link(localize(title, locale), routes.blog(slug), localize(excerpt, locale)),
      ),
    ),
    '',
  ].join('\n');
}
