import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { createLazyComponent, Page } from '../../ui';
import { EnquiryForm, useLocationOf } from '../enquiries';
import { RecordScreen, useFrozenWhileTyping, useLiveTitle } from '../../records';
import type { RentalData } from './rental';
import { RentalPage } from './rental-page';
import { useLiveRental } from './use-live-rental';

const RemovedRental = createLazyComponent(() => import('./removed-rental'));

/** `/rentals/{rental}`: everything about a unit for rent, with its enquiry form. */
export function RentalScreen({ rental: prerendered }: { rental: RentalData }) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const live = useLiveRental(prerendered.id, prerendered);
  useLiveTitle(localized((live.record ?? prerendered).title), localized(prerendered.title));
  return (
    <RecordScreen
      live={live}
      removedTitle={t('removed.title')}
      removed={(rental, meanwhile) => <RemovedRental rental={rental} meanwhile={meanwhile} />}
    >
      {(rental) => <Rental rental={rental} asOf={live.asOf} />}
    </RecordScreen>
  );
}

function Rental({ rental, asOf }: { rental: RentalData; asOf: string }) {
  const { id } = rental;
  const locationOf = useLocationOf();
  // While the visitor types, the form must not be replaced by the other one.
  const isRented = useFrozenWhileTyping(rental.state === 'rented');
  return (
    <Page>
      <RentalPage
        rental={rental}
        asOf={asOf}
        isRented={isRented}
        enquiryForm={
          isRented ? (
            <EnquiryForm kind="interest" path={routes.rental(id)} />
          ) : (
            <EnquiryForm
              kind="contact"
              about={{ unit_id: id }}
              path={routes.rental(id)}
              prefill={{ known: locationOf(rental.city) }}
            />
          )
        }
      />
    </Page>
  );
}
