import { useRange, useTranslation } from '../../i18n';
import { AreaIcon, BedIcon, BuildingIcon, type CardFact } from '../../ui';
import type { ProjectCardData } from './project';

type Facts = Pick<ProjectCardData, 'rooms' | 'total_area' | 'available_units' | 'total_units'>;

/** Facts of a project's card: range of rooms, range of areas in m², and with `units` its available units. Unknown ones are left out. */
export function useProjectFacts() {
  const { t } = useTranslation('projects');
  const range = useRange();
  const unitsOf = ({ available_units: available, total_units: total }: Facts) =>
    available > 0 ? t('detail.unitsOf', { available, total }) : t('unitsCount', { count: total });
  return (project: Facts, { units = false } = {}): CardFact[] => {
    const { rooms, total_area: area, total_units } = project;
    const facts: (CardFact | false | null | undefined)[] = [
      rooms && {
        key: 'rooms',
        icon: BedIcon,
        value:
          rooms.min === rooms.max
            ? t('roomsCount', { count: rooms.min })
            : t('roomsRange', { range: range(rooms), count: rooms.max }),
      },
      area && { key: 'area', icon: AreaIcon, value: t('areaRange', { range: range(area) }) },
      units && total_units > 0 && { key: 'units', icon: BuildingIcon, value: unitsOf(project) },
    ];
    return facts.filter((fact) => !!fact);
  };
}
