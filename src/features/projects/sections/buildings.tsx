/** Units by building, with the plans and photos that the units share. */
import styled from 'styled-components';
import { useLocale, useLocalized, useTranslation } from '../../../i18n';
import { AccordionItem, Picture, Section } from '../../../ui';
import { UnitsTable } from '../../units';
import type { FloorPlanData, ProjectDetails } from '../project-details';
import { Pictures } from './about';

export function Buildings({
  buildings,
  floor_plans,
  unit_photos,
  available_units,
  total_units,
}: ProjectDetails) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  if (buildings.length === 0) return null;
  return (
    <Section
      heading={t('detail.buildings')}
      lead={t('detail.unitsOf', { available: available_units, total: total_units })}
      id="units"
    >
      <div>
        {buildings.map(({ id, name, units }) => (
          <AccordionItem key={id} title={localized(name)}>
            <UnitsTable caption={t('detail.tableHint', { name: localized(name) })} units={units} />
          </AccordionItem>
        ))}
      </div>
      {floor_plans.length > 0 && <h3>{t('detail.floorPlans')}</h3>}
      <Plans>
        {floor_plans.map((plan) => (
          <FloorPlan key={plan.id} plan={plan} />
        ))}
      </Plans>
      {unit_photos.length > 0 && <h3>{t('detail.photos')}</h3>}
      <Pictures>
        {unit_photos.map((photo) => (
          <li key={photo.url}>
            <Picture source={photo} alt={localized(photo.alt)} ratio="3 / 2" />
          </li>
        ))}
      </Pictures>
    </Section>
  );
}

function FloorPlan({ plan }: { plan: FloorPlanData }) {
  const { code } = useLocale();
  const localized = useLocalized();
  const source = plan.files ? plan.files[code]?.publicURL : plan.url[code];
  return (
    <li>
      <figure>
        {source && <img src={source} alt={localized(plan.name)} loading="lazy" decoding="async" />}
        <figcaption>{localized(plan.name)}</figcaption>
      </figure>
    </li>
  );
}

const Plans = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--gap);
  figure {
    display: grid;
    gap: var(--s2);
  }
  img {
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
    background: var(--sand-100);
  }
  figcaption {
    font-size: var(--fs-sm);
    color: var(--stone);
  }
`;
