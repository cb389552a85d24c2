/** What asking the API for a record came to, and what the page shows for each. */
import type { ReactNode } from 'react';
import type { RecordRoute } from '../../lib/routes';

export type LateAnswer<T> =
  | { state: 'found'; row: T }
  /** There is no such published record. */
  | { state: 'missing' }
  /** The API did not answer, so nobody knows. */
  | { state: 'unknown' };

export interface LateScreenProps {
  route: RecordRoute;
  /** The slug, or the id of a home for rent. */
  id: string;
  /** Shown when there is no such record. */
  missing: ReactNode;
  /** Shown when nobody knows. */
  unknown: ReactNode;
}
