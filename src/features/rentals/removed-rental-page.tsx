import { useLocalized, useTranslation } from '../../i18n';
import type { LocalizedText } from '../../lib/localized-text';
import { routes } from '../../lib/routes';
import { RemovedPage } from '../../records';
import { ContactActions } from '../organization';
import type { RentalCardData } from './rental';
import { RentalCard } from './rental-card';

interface RemovedRentalPageProps {
  title: LocalizedText;
  /** Units shown instead. */
  others: readonly (RentalCardData & { readonly id: string })[];
}

/** Says that a unit for rent is no longer published. */
export function RemovedRentalPage({ title, others }: RemovedRentalPageProps) {
  const { t } = useTranslation('rentals');
  const home = useLocalized()(title);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.rentals }}
      name={home}
      title={t('removed.title')}
      lead={t('removed.lead', { home })}
      contact={<ContactActions />}
      heading={t('similar')}
      records={others}
      card={(rental) => <RentalCard rental={rental} />}
    />
  );
}
