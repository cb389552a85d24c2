/** A unit for rent: attributes, annual rent, photos, enquiry. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Breadcrumb, Chip, Container, Lead, Picture, Section, TextLink } from '../../ui';
import { UnitFacts, useUnitTexts } from '../units';
import { rentalTone, type RentalData } from './rental';

export function RentalPage({ rental, enquiry }: { rental: RentalData; enquiry: ReactNode }) {
  const { t } = useTranslation('rentals');
  const { t: unitText } = useTranslation('units');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const title = localized(rental.title);
  return (
    <>
      <Container>
        <Breadcrumb
          label={t('breadcrumb')}
          crumbs={[
            { label: t('nav.home'), to: routes.home },
            { label: t('title'), to: routes.rentals },
            { label: title },
          ]}
        />
        <Chip $tone={rentalTone(rental.state)}>{texts.state(rental.state)}</Chip>
        <h1>{title}</h1>
        {rental.description && <Lead>{localized(rental.description)}</Lead>}
        <UnitFacts
          unit={rental}
          first={[{ name: unitText('annualRent'), value: texts.annualRent(rental.annual_rent) }]}
        />
        {rental.project && (
          <TextLink to={routes.project(rental.project.slug)}>
            {t('inProject', { project: localized(rental.project.name) })}
          </TextLink>
        )}
        <Photos>
          {rental.photos?.map((photo, index) => (
            <li key={photo.url}>
              <Picture source={photo} alt={localized(photo.alt)} loading={index === 0 ? 'eager' : 'lazy'} />
            </li>
          ))}
        </Photos>
      </Container>
      <Section heading={t('enquiry')} lead={t('enquiryLead')} id="enquiry" tone="sand">
        {enquiry}
      </Section>
    </>
  );
}

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--gap);
`;
