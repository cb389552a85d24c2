import type { PublishedLicence } from '../../domain/views/published';

/** A licence, prerendered or from the API; only the build says whether it had expired. */
export type LicenceData = Readonly<PublishedLicence>;

/** Anything that is offered under one. */
export interface Licensed {
  readonly licence?: LicenceData | null;
}
