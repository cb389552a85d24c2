import { graphql } from 'gatsby';
import type { components } from '../../api-client/schema';

/** A licence, prerendered or from the API. */
export type LicenceData = Readonly<components['schemas']['Licence']>;

/** Anything that is offered under one. */
export interface Licensed {
  readonly licence?: LicenceData | null;
}

export const licenceFields = graphql`
  fragment LicenceFields on Licence {
    kind
    number
    expires_at
    url
  }
`;
