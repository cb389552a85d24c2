import styled from 'styled-components';
import { format, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { HomeRow } from '../../lists';
import { LicenceLine, useLicenceRule } from '../licences';
import { useUnitTexts } from '../units';
import type { RentalCardData } from './rental';
import { useRentText } from './use-rent-text';

/** Homes for rent that a search found, a row each. Loaded on demand. */
export default function RentalRows({ rentals }: { rentals: readonly RentalCardData[] }) {
  const { t } = useTranslation('rentals');
  const searchTexts = useTranslation('search');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const rentText = useRentText();
  const licenceOf = useLicenceRule();
  return (
    <List>
      {rentals.map((rental) => {
        const { id, title, district, city, rooms, total_area, floor, annual_rent, state } = rental;
        const { withheld } = licenceOf(rental);
        const monthly = annual_rent > 0 && !withheld ? Math.round(annual_rent / 12) : undefined;
        return (
          <li key={id}>
            <HomeRow
              level={3}
              to={routes.rental(id)}
              name={localized(title)}
              place={[localized(district), localized(city)].filter(Boolean).join(t('separator'))}
              rooms={rooms}
              facts={[texts.roomsCount(rooms), texts.area(total_area), texts.atFloor(floor)]}
              price={withheld ? t('licence.withheldPrice') : rentText(annual_rent)}
              priceNotes={monthly ? [searchTexts.t('perMonth', { amount: format.integer(monthly) })] : []}
              mark={state === 'available' ? undefined : texts.state(state)}
            >
              <LicenceLine of={rental} />
            </HomeRow>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block-end: 1px solid var(--line);
`;
