/** `/rentals/{rental}`: everything about a home for rent as the API has it now, with the form that asks about it. */
import { lazy, Suspense } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Page } from '../../ui';
import { EnquiryForm } from '../enquiries';
import { RecordScreen, useHeldWhileTyping, useLiveTitle } from '../live-records';
import type { RentalData } from './rental';
import { RentalPage } from './rental-page';
import { useLiveRental } from './use-live-rental';

const RentalGone = lazy(() => import('./removed-rental'));

export function RentalScreen({ rental: prerendered }: { rental: RentalData }) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const live = useLiveRental(prerendered.id, prerendered);
  useLiveTitle(localized((live.record ?? prerendered).title), localized(prerendered.title));
  return (
    <RecordScreen
      live={live}
      goneTitle={t('gone.title')}
      gone={(rental) => (
        <Suspense>
          <RentalGone rental={rental} />
        </Suspense>
      )}
    >
      {(rental) => <Home rental={rental} />}
    </RecordScreen>
  );
}

function Home({ rental }: { rental: RentalData }) {
  const { id } = rental;
  // Another form would take the place of one that somebody is filling in.
  const isLet = useHeldWhileTyping(rental.state === 'rented');
  return (
    <Page>
      <RentalPage
        rental={rental}
        isLet={isLet}
        enquiry={
          isLet ? (
            <EnquiryForm kind="interest" path={routes.rental(id)} />
          ) : (
            <EnquiryForm kind="contact" about={{ unit_id: id }} path={routes.rental(id)} />
          )
        }
      />
    </Page>
  );
}
