import { graphql } from 'gatsby';
import { addResources } from '../i18n';
import { useSiteData } from '../site-data';

/** Adds the `common` texts in both languages. To be called before anything that shows them renders; idempotent. */
export function useShellTexts(): void {
  addResources(useSiteData().shell);
}

export const shellTexts = graphql`
  fragment ShellTexts on Query {
    shell: allLocale(filter: { ns: { eq: "common" } }) {
      ...PageTexts
    }
  }
`;

export const pageTexts = graphql`
  fragment PageTexts on LocaleConnection {
    edges {
      node {
        ns
        language
        data
      }
    }
  }
`;
