import { locales, type Locale } from '../../../i18n/locales';
import { localize } from '../../../i18n/localize';
import type { LocalizedText } from '../../../lib/localized-text';
import { isOfferedBy, type Profile } from '../../../domain/plugin-sections';
import { routes } from '../../../lib/routes';
import { tokens } from '../../../theme/tokens';
import { readTexts } from '../../content/interface-texts/namespace-texts';
import { manifestIcons } from './icons';

export interface ManifestBrand {
  readonly name: LocalizedText;
  readonly copyrightName: LocalizedText;
  readonly tagline: LocalizedText;
}

/** Pages that a long press on the icon offers, as far as the company has them. */
const shortcuts = [
  ['projects', routes.projects],
  ['rentals', routes.rentals],
  ['contact', routes.contact],
] as const;

/** The web app manifest of one language as JSON. Pure: the same brand and profile give the same bytes. */
export function webManifest(brand: ManifestBrand, profile: Profile, locale: Locale): string {
  const { code, dir, localePrefix } = locales[locale];
  const { nav } = readTexts('common')[locale];
  const isOffered = isOfferedBy(profile);
  const manifest = {
    id: routes.home,
    name: localize(brand.copyrightName, locale),
    short_name: localize(brand.name, locale),
    description: localize(brand.tagline, locale),
    lang: code,
    dir,
    start_url: localePrefix || routes.home,
    scope: routes.home,
    // It is a site to read and to share from: with the browser's own controls.
    display: 'minimal-ui',
    theme_color: tokens.ink,
    background_color: tokens.ink,
    icons: manifestIcons,
    shortcuts: shortcuts
      .filter(([, address]) => isOffered(address))
      .map(([key, address]) => ({ name: nav[key], url: localePrefix + address })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
