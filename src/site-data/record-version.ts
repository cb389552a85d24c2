import { graphql } from 'gatsby';

/** By which a build tells that a page shows its record as it is now: `src/sourcing/check-pages.ts`. */
export const recordVersion = graphql`
  fragment RecordVersion on Node {
    internal {
      contentDigest
    }
  }
`;
