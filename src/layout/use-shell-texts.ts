/** The texts that header, footer and error page need on every page, in both languages. */
import { graphql, useStaticQuery } from 'gatsby';
import { addResources } from '../i18n';

/** To be called before anything that shows them renders. The store only grows, so doing it twice changes nothing. */
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
