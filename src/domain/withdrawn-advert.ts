import type { LocalizedText } from '../lib/localized-text';

/** A record whose page an earlier build made, and which the API no longer publishes. */
export interface WithdrawnAdvert {
  kind: 'project' | 'unit' | 'rental' | 'blog';
  /** Of its page, without locale prefix. */
  address: string;
  /** Its name; of a unit the name of its project. */
  name: LocalizedText;
  /** Slug of a unit's project. */
  project?: string;
  /** A unit's number. */
  flat_number?: string;
  /** Name of a unit's building. */
  building?: LocalizedText;
}
