import { useMemo } from 'react';
import type { FinderData } from '../../domain/conditions/finder-data';
import { useLicenceRule } from '../licences';
import { useWithdrawn } from '../../records';
import { useFinderData } from './finder-store';

/** What the finder looks through, without withdrawn projects, and without homes that a licence does not allow to offer. */
export function useOfferedData(): FinderData | undefined {
  const data = useFinderData(true);
  const licenceOf = useLicenceRule();
  const isWithdrawn = useWithdrawn();
  return useMemo(() => {
    if (!data) return undefined;
    const isGone = ({ slug }: FinderData['projects'][number]) => isWithdrawn('projects', slug);
    return {
      ...data,
      projects: data.projects.filter((project) => !isGone(project)),
      units: data.units.filter(({ project }) => !isGone(project) && !licenceOf(project).withheld),
    };
  }, [data, licenceOf, isWithdrawn]);
}
