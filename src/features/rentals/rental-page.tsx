import type { ReactNode } from 'react';
import { format, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  Band,
  CardLocation,
  Chip,
  Container,
  createDeferredComponent,
  Lead,
  Note,
  PageHeader,
  Panel,
  Price,
  PrintedColumns,
  ErrorBoundary,
  Sections,
  Split,
  Sticky,
  TextLink,
  useShareLink,
} from '../../ui';
import { Licence, LicenceNotice, useLicenceState } from '../licences';
import { useWithdrawn } from '../../records';
import { PrintedOfferSource, useContactSubject } from '../organization';
import { UnitFacts, useUnitTexts } from '../units';
import { useRentText } from './use-rent-text';
import { rentalTone, type RentalData } from './rental';
import { RentalContactButtons } from './rental-contact-buttons';
import { RentalMedia } from './rental-media';
import { Details, Gap, MediaColumn, Rent } from './rental-page.styles';

/** Not in the HTML, where its cards would be those of the build. */
const SimilarRentals = createDeferredComponent(() =>
  import('./similar-rentals').then((module) => module.default),
);

interface RentalPageProps {
  rental: RentalData;
  /** When it was read, as ISO time. */
  asOf: string;
  /** Adds a note at the top and similar rentals. */
  isRented: boolean;
  /** The enquiry form: about this unit, or about any other one if it is rented. */
  enquiryForm: ReactNode;
}

export function RentalPage({ rental, asOf, isRented, enquiryForm }: RentalPageProps) {
  const { t } = useTranslation('rentals');
  const conditions = useTranslation('conditions');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const rentText = useRentText();
  const isWithdrawn = useWithdrawn();
  useContactSubject(rental.title, rental.flat_number);
  const { withheld } = useLicenceState(rental);
  const { district, city, project, annual_rent, state, furnishing } = rental;
  // One that the site does not know yet is left out.
  const furnished = furnishing && conditions.t(`furnishings.${furnishing}`, { defaultValue: '' });
  const title = localized(rental.title);
  const link = useShareLink(routes.rental(rental.id));
  return (
    <Sections>
      <PageHeader
        breadcrumbs={[{ label: t('title'), to: routes.rentals }]}
        title={title}
        lead={localized(rental.description)}
      >
        <Chip $tone={rentalTone(state)}>{texts.state(state)}</Chip>
      </PageHeader>
      <Container>
        {isRented && (
          <Note title={t('rented.title')}>
            <p>{t('rented.text')}</p>
          </Note>
        )}
        <Split $columns="7fr 5fr">
          <ErrorBoundary>
            <MediaColumn>
              <RentalMedia rental={withheld ? { ...rental, floor_plan: null } : rental} />
            </MediaColumn>
          </ErrorBoundary>
          <Sticky>
            <Details>
              <Rent>
                {withheld ? (
                  <Price text={t('licence.withheldPrice')} />
                ) : (
                  <Price text={rentText(annual_rent)} amount={format.integer(annual_rent)} />
                )}
              </Rent>
              {(district ?? city) && (
                <CardLocation>
                  {[localized(district), localized(city)].filter(Boolean).join(t('separator'))}
                </CardLocation>
              )}
              {!withheld && (
                <UnitFacts
                  unit={rental}
                  last={furnished ? [{ name: conditions.t('legend.furnishing'), value: furnished }] : []}
                />
              )}
              {!isRented && <RentalContactButtons title={title} hasForm={!withheld} />}
              <PrintedColumns>
                <PrintedOfferSource link={link} asOf={asOf} />
                <Licence of={rental} notice={!withheld} />
              </PrintedColumns>
              {project && !isWithdrawn('projects', project.slug) && (
                <TextLink to={routes.project(project.slug)} className="no-print">
                  {t('inProject', { project: localized(project.name) })}
                </TextLink>
              )}
            </Details>
          </Sticky>
        </Split>
      </Container>
      {isRented && <SimilarRentals rental={rental} />}
      <Gap />
      <Band $tone="sand" id="enquiry" className="no-print">
        <Container>
          <Split>
            <Sticky>
              <h2>{isRented ? t('rented.enquiry') : t('enquiry')}</h2>
              {!withheld && <Lead>{isRented ? t('rented.enquiryLead') : t('enquiryLead')}</Lead>}
            </Sticky>
            <Panel>
              {withheld ? <LicenceNotice of={rental} chatText={t('chatText', { title })} /> : enquiryForm}
            </Panel>
          </Split>
        </Container>
      </Band>
    </Sections>
  );
}
