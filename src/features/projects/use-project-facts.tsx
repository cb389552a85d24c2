import { useRange, useTranslation } from '../../i18n';
import { AreaIcon, BedIcon, BuildingIcon, type CardFact } from '../../ui';
import type { ProjectCardData } from './project';

type Facts = Pick<ProjectCardData, 'rooms' | 'total_area' | 'available_units' | 'total_units'>;

/**
 * Fewest to most rooms, smallest to largest home in m², and with `homes` how many can be bought of how many, of a
 * project; what is not known is left out.
 */
export function useProjectFacts() {
  const { t } = useTranslation('projects');
  const range = useRange();
  const homesOf = ({ available_units: available, total_units: total }: Facts) =>
    available > 0 ? t('detail.unitsOf', { available, total }) : t('homesCount', { count: total });
  return (project: Facts, { homes = false } = {}): CardFact[] => {
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
      homes && total_units > 0 && { key: 'homes', icon: BuildingIcon, value: homesOf(project) },
    ];
    return facts.filter((fact): fact is CardFact => !!fact);
  };
}
