import { graphql, useStaticQuery } from 'gatsby';
import { addResources } from '../i18n';

/** Adds the `common` texts in both languages. To be called before anything that shows them renders; idempotent. */
export function useShellTexts(): void {
  const { shell } = useStaticQuery<Queries.ShellTextsQuery>(graphql`
    query ShellTexts {
      shell: allLocale(filter: { ns: { eq: "common" } }) {
        ...PageTexts
      }
    }
  `);
  addResources(shell);
}

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
