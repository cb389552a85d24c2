import { useLocalized, useTranslation } from '../../../i18n';
import { MapPinIcon } from '../../../ui';
import { MarkerLabel } from '../map/interactive-map.styles';
import { useFoundPrice } from '../found/use-found-price';
import type { LocatedProject } from './mapped-projects';

/** Numbers on one marker; more would be wider than its neighbours allow. */
const maxNumbers = 3;

interface MarkerContentProps {
  entries: readonly LocatedProject[];
  highlighted: boolean;
}

/** The numbers of a marker's projects. */
export function MarkerContent({ entries, highlighted }: MarkerContentProps) {
  const numbers = entries.map(({ number }) => number);
  const isLong = numbers.length > maxNumbers;
  return (
    <MarkerLabel $selected={highlighted}>
      <MapPinIcon size={16} />
      {(isLong ? numbers.slice(0, maxNumbers - 1) : numbers).join(' · ')}
      {isLong && ' …'}
    </MarkerLabel>
  );
}

/** The accessible name of a marker: of one project, or of several that share it. */
export function useMarkerNames() {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const price = useFoundPrice();
  return (entries: readonly LocatedProject[]): string => {
    const names = entries.map(({ project, number }) => `${String(number)}. ${localized(project.name)}`);
    const [only, another] = entries;
    return only && !another
      ? t('mapOfProjects.marker', {
          name: names.join(),
          district: localized(only.project.district),
          price: price(only.project),
        })
      : t('mapOfProjects.group', {
          projects: t('count', { count: entries.length }),
          names: names.join(t('separator')),
        });
  };
}
