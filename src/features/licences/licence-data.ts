import { graphql } from 'gatsby';
import type { components } from '../../api-client/generated/schema';

/** A licence, prerendered or from the API; only the build says whether it had expired. */
export type LicenceData = Readonly<components['schemas']['Licence']> & { readonly expired?: boolean };

/** Anything that is offered under one. */
export interface Licensed {
  readonly licence?: LicenceData | null;
}

export const licenceFields = graphql`
  fragment LicenceFields on Licence {
    kind
    number
    expires_at
    expired
    url
  }
`;
