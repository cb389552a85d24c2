import { graphql, useStaticQuery } from 'gatsby';

/**
 * What every page needs of the build, in one file that browsers fetch once. Each part is a fragment beside the hook that
 * uses it. A value that changes at each build does not belong here: all pages would be rendered again.
 */
export const useSiteData = (): Queries.SiteDataQuery =>
  useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      ...BrandTexts
      ...ContactDetailsFields
      ...CostRatesFields
      ...LicenceRuleFields
      ...LookupFields
      ...OrganizationFields
      ...ShellTexts
    }
  `);

/** By which a build tells that a page shows its record as it is now: `src/sourcing/outputs/check-pages.ts`. */
export const recordVersionFields = graphql`
  fragment RecordVersion on Node {
    internal {
      contentDigest
    }
  }
`;
