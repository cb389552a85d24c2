import { graphql } from 'gatsby';
import type { Locale } from '../i18n/locales';
import { localize } from '../i18n/localize';
import type { LocalizedText } from '../lib/localized-text';
import { useSiteData } from '../site-data';

export interface Brand {
  readonly name: LocalizedText;
  /** Below the name in the header. */
  readonly companyLine: LocalizedText;
  readonly copyrightName: LocalizedText;
  readonly tagline: LocalizedText;
}

export const brandTexts = graphql`
  fragment BrandTexts on Query {
    brand {
      name {
        ar
        en
      }
      companyLine {
        ar
        en
      }
      copyrightName {
        ar
        en
      }
      tagline {
        ar
        en
      }
    }
  }
`;

/** The brand as editors wrote it in `content/home/brand.md`. */
export function useBrand(): Brand {
  const { brand } = useSiteData();
  if (!brand) throw new Error('content/home/brand.md is missing'); // the build checks that it exists
  return brand;
}

/** `(title) => 'Projects — Shaqool'` in the given language. */
export function useTitleWithBrand(locale: Locale): (title: string) => string {
  const { name } = useBrand();
  return (title) => `${title} — ${localize(name, locale)}`;
}
