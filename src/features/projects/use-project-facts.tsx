import { useFormatters, useTranslation } from '../../i18n';
import { AreaIcon, BedIcon, Num, type CardFact } from '../../ui';
import type { ProjectCardData } from './project';

/** Fewest to most rooms and smallest to largest home, in m², of a project; what is not known is left out. */
export function useProjectFacts() {
  const { t } = useTranslation('projects');
  const { integer } = useFormatters();
  const range = ({ min, max }: { min: number; max: number }) =>
    min === max ? integer(min) : `${integer(min)}–${integer(max)}`;
  return ({ rooms, total_area }: Pick<ProjectCardData, 'rooms' | 'total_area'>): CardFact[] => [
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
  ];
}

const Measured = ({ number, unit }: { number: string; unit: string }) => (
  <>
    <Num>{number}</Num> {unit}
  </>
);
