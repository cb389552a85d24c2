import type { ReactNode } from 'react';
import type { RecordKind } from '../../api-client/record-lookup';
import { recordOfPath, type RecordRoute } from '../../lib/routes';
import { FallbackPage } from '../fallback/fallback-page';
import { useLiveRecord } from '../../records';
import { findUnit, type ProjectDetails } from '../../features/projects';

const kinds: Record<RecordRoute, RecordKind> = {
  ...{ detail: 'projects', contact: 'projects', share: 'projects', unit: 'projects' },
  ...{ rental: 'rentals', blog: 'blogs' },
};

const same = <T,>(row: T): T => row;

interface WithdrawnScreenProps {
  /** Of the page: of a project's three pages each shows its own again. */
  address: string;
  /** Says that the record is withdrawn. */
  children: ReactNode;
}

/** The page of a withdrawn record: `children`, or the record where the API publishes it again. */
export function WithdrawnScreen({ address, children }: WithdrawnScreenProps) {
  const { route = 'detail', id, unit } = recordOfPath(address) ?? {};
  const { status, record } = useLiveRecord<object, object>({
    kind: kinds[route],
    recordKey: id,
    adopt: same,
    isPrerendered: true,
  });
  const isUnitPublished = unit === undefined || (record && findUnit(record as ProjectDetails, unit));
  if (id === undefined || status !== 'live' || !isUnitPublished) return children;
  return <FallbackPage route={route} id={id} unit={unit} missing={children} unavailable={children} />;
}
