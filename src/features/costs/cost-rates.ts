import { graphql } from 'gatsby';
import { useSiteData } from '../../site-data';

export type CostRates = NonNullable<Queries.CostRatesFieldsFragment['costRates']>;

/** The editors' rates; undefined where the content has none. */
export const useCostRates = (): CostRates | undefined => useSiteData().costRates ?? undefined;

export const costRatesFields = graphql`
  fragment CostRatesFields on Query {
    costRates {
      tax {
        percent
        first_home_exempt
        source {
          label {
            ar
            en
          }
          to
        }
        as_of
      }
      deposit {
        percent
        source {
          label {
            ar
            en
          }
          to
        }
        as_of
      }
      loan {
        down_payment_percent
        yearly_percent
        years
        source {
          label {
            ar
            en
          }
          to
        }
        as_of
      }
      rent {
        from_percent
        to_percent
        source {
          label {
            ar
            en
          }
          to
        }
        as_of
      }
    }
  }
`;
