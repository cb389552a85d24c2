/** What is near a project, by its kind, and how far. */
import styled from 'styled-components';
import { useFormatters, useLocalized, useTranslation } from '../../../i18n';
import { Section } from '../../../ui';
import { nearbyIcon } from '../nearby-icon';
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
    <Section heading={t('detail.nearby')} id="nearby">
      <div>
        <Places>
          {nearby_services.map((place, index) => {
            const Icon = nearbyIcon(place.category);
            return (
              <li key={index}>
                <Icon size={22} />
                <span>{localized(place.name)}</span>
                <strong>{distance(place.distance)}</strong>
              </li>
            );
          })}
        </Places>
        <Small>{t('detail.nearbyLead')}</Small>
      </div>
    </Section>
  );
}

const Places = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 clamp(32px, 5vw, 72px);
  @media (min-width: 800px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: 16px;
    min-block-size: 64px;
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  .icon {
    color: var(--brick);
  }
  strong {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Small = styled.p`
  padding-block-start: 16px;
  font-size: var(--fs-sm);
  color: var(--stone);
`;
