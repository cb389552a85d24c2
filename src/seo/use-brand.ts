import { graphql, useStaticQuery } from 'gatsby';
import type { LocalizedText } from '../lib/localized-text';

export interface Brand {
  readonly name: LocalizedText;
  /** Below the name in the header. */
  readonly companyLine: LocalizedText;
  readonly copyrightName: LocalizedText;
  readonly tagline: LocalizedText;
}

/** The brand as editors wrote it in `content/home/brand.md`. */
export function useBrand(): Brand {
  const { brand } = useStaticQuery<Queries.BrandTextsQuery>(graphql`
    query BrandTexts {
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
  `);
  if (!brand) throw new Error('content/home/brand.md is missing'); // the build checks that it exists
  return brand;
}

/** `(title) => 'Projects — Shaqool'` in the given language. */
export function useTitleWithBrand(locale: 'ar' | 'en'): (title: string) => string {
  const { name } = useBrand();
  return (title) => `${title} — ${name[locale]}`;
}
