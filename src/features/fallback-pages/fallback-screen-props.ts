import type { ReactNode } from 'react';
import type { RecordRoute } from '../../lib/routes';

export interface FallbackScreenProps {
  route: RecordRoute;
  /** The slug, or the id of a home for rent. */
  id: string;
  /** Shown when there is no such record. */
  missing: ReactNode;
  /** Shown when nobody knows. */
  unknown: ReactNode;
}
