import { routes } from '../../lib/routes';
import type { ContentKind } from '../../sourcing/content/kinds';

const pages: Readonly<Record<string, string>> = {
  home: routes.home,
  about: routes.about,
  contact: routes.contact,
  faq: routes.faq,
};

const legal: Partial<Record<ContentKind['name'], string>> = {
  privacy: routes.privacy,
  accessibility: routes.accessibility,
  licences: routes.projects,
};

/** The page that shows the texts of a file, without the prefix of a language. */
export function pageAddress({ name, file }: Pick<ContentKind, 'name' | 'file'>, slug: string): string {
  const page = legal[name] ?? pages[file.split('/')[0] ?? ''] ?? routes.home;
  return name === 'faq-question' && slug ? `${page}#${slug}` : page;
}
