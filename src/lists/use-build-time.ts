import { graphql, useStaticQuery } from 'gatsby';

/** When the site was built: ISO time of every list that no answer has replaced yet. */
export function useBuildTime(): string {
  const { site } = useStaticQuery<Queries.BuildTimeQuery>(graphql`
    query BuildTime {
      site {
        buildTime
      }
    }
  `);
  return site?.buildTime ?? '';
}
