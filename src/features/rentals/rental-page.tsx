/** A home for rent: photos, attributes, annual rent, and the ways to ask about it. */
import { graphql } from 'gatsby';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { format, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  Band,
  CardPlace,
  Chip,
  Container,
  Lead,
  Note,
  PageHead,
  Panel,
  Price,
  SectionBoundary,
  Sections,
  Split,
  Sticky,
  TextLink,
} from '../../ui';
import { Licence, LicenceNotice, useLicenceState } from '../licences';
import { useWithdrawn } from '../live-records';
import { useContactSubject } from '../organization';
import { UnitFacts, useUnitTexts } from '../units';
import { AskAboutRental } from './ask-about-rental';
import { rentalTone, type RentalData } from './rental';
import { RentalMedia } from './rental-media';

const SimilarRentals = lazy(() => import('./similar'));

interface RentalPageProps {
  rental: RentalData;
  /** It is said first, and the way on is to other homes. */
  isLet: boolean;
  /** The form that asks about it, or about another home where it is let. */
  enquiry: ReactNode;
}

export function RentalPage({ rental, isLet, enquiry }: RentalPageProps) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const isWithdrawn = useWithdrawn();
  useContactSubject(rental.title, rental.flat_number);
  const { withheld } = useLicenceState(rental);
  const { district, city, project, annual_rent, state } = rental;
  const title = localized(rental.title);
  return (
    <Sections>
      <PageHead
        breadcrumbs={[{ label: t('title'), to: routes.rentals }]}
        title={title}
        lead={localized(rental.description)}
      >
        <Chip $tone={rentalTone(state)}>{texts.state(state)}</Chip>
      </PageHead>
      <Container>
        {isLet && (
          <Note title={t('let.title')}>
            <p>{t('let.text')}</p>
          </Note>
        )}
        <Split $columns="7fr 5fr">
          <SectionBoundary>
            <Media>
              <RentalMedia rental={withheld ? { ...rental, floor_plan: null } : rental} />
            </Media>
          </SectionBoundary>
          <Sticky>
            <Details>
              <Rent>
                {withheld ? (
                  <Price text={t('licence.withheldPrice')} />
                ) : (
                  <Price text={texts.annualRent(annual_rent)} amount={format.integer(annual_rent)} />
                )}
              </Rent>
              {(district ?? city) && (
                <CardPlace>
                  {[localized(district), localized(city)].filter(Boolean).join(t('separator'))}
                </CardPlace>
              )}
              {!withheld && <UnitFacts unit={rental} />}
              {!isLet && <AskAboutRental title={title} form={!withheld} />}
              <Licence of={rental} notice={!withheld} />
              {project && !isWithdrawn('projects', project.slug) && (
                <TextLink to={routes.project(project.slug)} className="no-print">
                  {t('inProject', { project: localized(project.name) })}
                </TextLink>
              )}
            </Details>
          </Sticky>
        </Split>
      </Container>
      {isLet && <Others rental={rental} />}
      <Gap />
      <Band $tone="sand" id="enquiry" className="no-print">
        <Container>
          <Split>
            <Sticky>
              <h2>{isLet ? t('let.enquiry') : t('enquiry')}</h2>
              {!withheld && <Lead>{isLet ? t('let.enquiryLead') : t('enquiryLead')}</Lead>}
            </Sticky>
            <Panel>
              {withheld ? <LicenceNotice of={rental} chatText={t('chatText', { title })} /> : enquiry}
            </Panel>
          </Split>
        </Container>
      </Band>
    </Sections>
  );
}

/** Not in the HTML, whose cards would be those of the build. */
function Others({ rental }: Pick<RentalPageProps, 'rental'>) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    hydrated && (
      <Suspense>
        <SimilarRentals rental={rental} />
      </Suspense>
    )
  );
}

export const rentalPageFields = graphql`
  fragment RentalPage on Rental {
    ...RentalCard
    description {
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
    floor_plan {
      id
      name {
        ar
        en
      }
      url {
        ar
        en
      }
      files {
        ar {
          publicURL
        }
        en {
          publicURL
        }
      }
    }
  }
`;

/** On paper one photo and the plan, side by side, so that a home takes one sheet. */
const Media = styled.div`
  min-inline-size: 0;
  @media print {
    & > div {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      gap: var(--s4);
    }
    ul {
      display: block;
    }
    li:not(:first-child),
    figcaption,
    figure span {
      display: none;
    }
    li,
    li *,
    figure a {
      block-size: 40mm;
      padding: 0;
    }
    figure img {
      block-size: 100%;
      object-fit: contain;
    }
  }
`;

const Details = styled.div`
  display: grid;
  gap: var(--s5);
  min-inline-size: 0;
  @media print {
    gap: var(--s3);
  }
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
  @media print {
    display: none;
  }
`;
