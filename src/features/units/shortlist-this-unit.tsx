/** Keeps the unit that is looked at for the comparison, with what the page knows of it. */
import { projectOfPath } from '../../lib/routes';
import { ShortlistUnit } from '../shortlist';
import type { Building, UnitRow } from './unit';
import type { UnitsProject } from './units-project';
import { useUnitLink } from './use-unit-link';
import type { SharedMedia } from './use-unit-media';

interface KeepThisUnitProps {
  project: UnitsProject;
  building: Building;
  unit: UnitRow;
  media: SharedMedia;
  /** When the unit's state was read. */
  asOf: string;
}

export function ShortlistThisUnit({ project, building, unit, media, asOf }: KeepThisUnitProps) {
  const { title } = useUnitLink(project, building, unit);
  const slug = projectOfPath(project.path)?.slug;
  if (slug === undefined) return null;
  const plan = media.floor_plans.find(({ id }) => id === unit.floor_plan?.id);
  return (
    <ShortlistUnit
      unit={{ project: slug, unit: unit.id }}
      title={title}
      asOf={asOf}
      known={[project, building.name, unit, plan]}
    />
  );
}
