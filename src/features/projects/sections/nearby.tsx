/** What is near a project, and how far. */
import { useFormatters, useLocalized, useTranslation } from '../../../i18n';
import { Facts, Section } from '../../../ui';
import type { ProjectDetails } from '../project-details';

export function NearbyServices({ nearby_services }: Pick<ProjectDetails, 'nearby_services'>) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const format = useFormatters();
  if (nearby_services.length === 0) return null;
  const distance = (metres: number) =>
    metres < 1000
      ? t('metres', { distance: format.integer(metres) })
      : t('kilometres', { distance: format.kilometres(metres) });
  return (
    <Section heading={t('detail.nearby')} lead={t('detail.nearbyLead')} id="nearby">
      <Facts
        facts={nearby_services.map((place) => ({
          name: localized(place.name),
          value: distance(place.distance),
        }))}
      />
    </Section>
  );
}
