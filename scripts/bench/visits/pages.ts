import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withdrawnMark } from '../../../deploy/rules/withdrawn-adverts';
import { localeCodes, locales, type Locale } from '../../../src/i18n/locales';
import { routes } from '../../../src/lib/routes';
import { CommandError } from '../../lib/command';

/** One page of each kind; of a record, the first in the build. */
const kinds = {
  home: routes.home,
  projects: routes.projects,
  project: [routes.projectDetail, '*'],
  unit: [routes.projectDetail, '*', '*'],
  'project contact': [routes.contact, '*'],
  'project share': [routes.share, '*'],
  compare: routes.compare,
  contact: routes.contact,
  rentals: routes.rentals,
  rental: [routes.rentals, '*'],
  blogs: routes.blogs,
  article: [routes.blogs, '*'],
  FAQ: routes.faq,
  about: routes.about,
  consultation: routes.consultation,
  maintenance: routes.maintenance,
  interest: routes.interest,
  privacy: routes.privacy,
  accessibility: routes.accessibility,
  'not found': '/no-such-page',
} as const satisfies Record<string, string | readonly [string, ...'*'[]]>;

export const pageNames = Object.keys(kinds) as (keyof typeof kinds)[];
export type PageName = keyof typeof kinds;

export interface MeasuredPage {
  name: PageName;
  locale: Locale;
  /** With its locale prefix. */
  address: string;
}

/** The first page below an address that the build has and that is not withdrawn. */
function firstBelow(buildDir: string, parent: string): string {
  const folder = path.join(buildDir, parent);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const first = names.find(
    (name) =>
      existsSync(path.join(folder, name, 'index.html')) &&
      !existsSync(path.join(buildDir, withdrawnMark(`${parent}/${name}`))),
  );
  if (first === undefined) throw new CommandError(`The build in public/ has no page below ${parent}.`);
  return `${parent}/${first}`;
}

/** The pages to measure, in each of the languages. */
export const getPages = (
  buildDir: string,
  names: readonly PageName[],
  languages: readonly Locale[] = localeCodes,
): MeasuredPage[] =>
  names.flatMap((name) => {
    const kind = kinds[name];
    const [parent, ...below] = typeof kind === 'string' ? [kind] : kind;
    const address = below.reduce((above: string) => firstBelow(buildDir, above), parent);
    return languages.map((locale) => {
      const { localePrefix } = locales[locale];
      return {
        name,
        locale,
        address: localePrefix && address === '/' ? localePrefix : localePrefix + address,
      };
    });
  });

/** Each kind of page in one language: all languages in turns. */
export const eachInOneLanguage = (pages: readonly MeasuredPage[]): MeasuredPage[] =>
  pages.filter(({ name, locale }) => locale === localeCodes[pageNames.indexOf(name) % localeCodes.length]);
