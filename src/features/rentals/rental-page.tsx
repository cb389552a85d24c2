/** A home for rent: photos, attributes, annual rent, and the ways to ask about it. */
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { format, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  Band,
  CardPlace,
  Chip,
  Container,
  Lead,
  PageHead,
  Panel,
  Price,
  Split,
  Sticky,
  TextLink,
} from '../../ui';
import { useContactSubject } from '../organisation';
import { UnitFacts, useUnitTexts } from '../units';
import { AskAboutRental } from './ask-about-rental';
import { rentalTone, type RentalData } from './rental';
import { RentalPhotos } from './rental-photos';

export function RentalPage({ rental, enquiry }: { rental: RentalData; enquiry: ReactNode }) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const texts = useUnitTexts();
  useContactSubject(rental.title, rental.flat_number);
  const { district, city, project, annual_rent, state } = rental;
  return (
    <>
      <PageHead
        way={[{ label: t('title'), to: routes.rentals }]}
        title={localized(rental.title)}
        lead={localized(rental.description)}
      >
        <Chip $tone={rentalTone(state)}>{texts.state(state)}</Chip>
      </PageHead>
      <Container>
        <Split $columns="7fr 5fr">
          <RentalPhotos photos={rental.photos ?? []} title={rental.title} />
          <Sticky>
            <Details>
              <Rent>
                <Price text={texts.annualRent(annual_rent)} amount={format.integer(annual_rent)} />
              </Rent>
              {(district ?? city) && (
                <CardPlace>
                  {[localized(district), localized(city)].filter(Boolean).join(t('separator'))}
                </CardPlace>
              )}
              <UnitFacts unit={rental} />
              <AskAboutRental title={localized(rental.title)} />
              {project && (
                <TextLink to={routes.project(project.slug)}>
                  {t('inProject', { project: localized(project.name) })}
                </TextLink>
              )}
            </Details>
          </Sticky>
        </Split>
      </Container>
      <Gap />
      <Band $tone="sand" id="enquiry">
        <Container>
          <Split>
            <Sticky>
              <h2>{t('enquiry')}</h2>
              <Lead>{t('enquiryLead')}</Lead>
            </Sticky>
            <Panel>{enquiry}</Panel>
          </Split>
        </Container>
      </Band>
    </>
  );
}

export const rentalPageFields = graphql`
  fragment RentalPage on Rental {
    ...RentalCard
    description {
      ar
      en
    }
    city {
      ar
      en
    }
    district {
      ar
      en
    }
    electricity
    water
    project {
      slug
      name {
        ar
        en
      }
    }
    photos {
      ...LargePicture
    }
  }
`;

const Details = styled.div`
  display: grid;
  gap: var(--s5);
  min-inline-size: 0;
`;

const Rent = styled.p`
  padding-block-end: var(--s4);
  border-block-end: 1px solid var(--ink);
  & > span {
    font-size: var(--fs-h2);
    line-height: var(--lh-head);
  }
  small {
    font-size: var(--fs-body);
  }
`;

const Gap = styled.div`
  block-size: var(--section);
`;
