import { format, useTranslation } from '../../i18n';
import { AreaIcon, BedIcon, BuildingIcon, Num, type CardFact } from '../../ui';
import type { ProjectCardData } from './project';

/** Fewest to most rooms, smallest to largest home in m², and with `homes` how many, of a project; what is not known is left out. */
export function useProjectFacts() {
  const { t } = useTranslation('projects');
  const { integer } = format;
  const range = ({ min, max }: { min: number; max: number }) =>
    min === max ? integer(min) : `${integer(min)}–${integer(max)}`;
  return (
    { rooms, total_area, total_units }: Pick<ProjectCardData, 'rooms' | 'total_area' | 'total_units'>,
    { homes = false } = {},
  ): CardFact[] => [
    ...(rooms
      ? [{ key: 'rooms', icon: BedIcon, value: <Measured number={range(rooms)} unit={t('rooms')} /> }]
      : []),
    ...(total_area
      ? [
          {
            key: 'area',
            icon: AreaIcon,
            value: <Measured number={range(total_area)} unit={t('squareMetre')} />,
          },
        ]
      : []),
    ...(homes && total_units > 0
      ? [{ key: 'homes', icon: BuildingIcon, value: t('homesCount', { count: total_units }) }]
      : []),
  ];
}

const Measured = ({ number, unit }: { number: string; unit: string }) => (
  <>
    <Num>{number}</Num> {unit}
  </>
);
