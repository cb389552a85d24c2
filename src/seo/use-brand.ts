/** The brand as editors wrote it, in `content/home/brand.md`. */
import { graphql, useStaticQuery } from 'gatsby';
import type { LocalizedText } from '../i18n/localized';

export interface Brand {
  readonly name: LocalizedText;
  /** Below the name in the header. */
  readonly companyLine: LocalizedText;
  readonly copyrightName: LocalizedText;
  readonly tagline: LocalizedText;
}

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
  if (!brand) throw new Error('content/home/brand.md is missing'); // the build has checked that it is there
  return brand;
}

/** `(title) => 'Projects — Shaqool'` for the language given. */
export function useTitled(locale: 'ar' | 'en'): (title: string) => string {
  const { name } = useBrand();
  return (title) => `${title} — ${name[locale]}`;
}
