import type { components } from '../../../src/api-client/generated/schema';

type Schemas = components['schemas'];

/**
 * Everything the reference API can be filled with, in the shapes of the contract.
 * Addresses of media are paths below `/media/`; the API makes them absolute when it answers.
 */
export interface Dataset {
  /** The key that clients send in the organization key header, and the profile it opens. */
  organizationKey: string;
  organization: Schemas['Organization'];
  /** In full, with buildings and units; Draft projects included. Unit counts and ranges agree with the units. */
  projects: Schemas['Project'][];
  rentals: Schemas['Rental'][];
  blogs: Schemas['Blog'][];
  lookups: Record<Schemas['LookupCategory'], Schemas['Lookup'][]>;
}
