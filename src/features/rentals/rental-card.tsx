import { graphql } from 'gatsby';
import { format, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  AreaIcon,
  BathIcon,
  BedIcon,
  Card,
  CardBody,
  CardFacts,
  CardFooter,
  CardImage,
  CardLocation,
  CardTitle,
  KitchenIcon,
  Price,
  SnowflakeIcon,
  SunIcon,
  type CardFact,
} from '../../ui';
import { LicenceLine, useLicenceState } from '../licences';
import { useUnitTexts } from '../units';
import { useRentText } from './use-rent-text';
import { rentalTone, type RentalCardData } from './rental';

interface RentalCardProps {
  rental: RentalCardData;
  /** For the first card of a grid: one round corner. */
  arch?: boolean;
  /** Its picture is the largest of the first screen. */
  priority?: boolean;
}

/** A unit for rent in a list. The whole card is one link. */
export function RentalCard({ rental, arch, priority }: RentalCardProps) {
  const { t } = useTranslation('rentals');
  const conditions = useTranslation('conditions');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const rentText = useRentText();
  const { rooms, bathrooms, total_area, outside_area, annual_rent, state, district, city } = rental;
  const { withheld } = useLicenceState(rental);
  const photo = rental.cover ?? rental.photos?.[0];
  const facts: (CardFact | false)[] = [
    { key: 'rooms', icon: BedIcon, value: t('roomsCount', { count: rooms }) },
    { key: 'bathrooms', icon: BathIcon, value: t('bathroomsCount', { count: bathrooms }) },
    { key: 'area', icon: AreaIcon, value: texts.area(total_area) },
    !!outside_area && {
      key: 'outside',
      icon: SunIcon,
      value: t('outside', { area: texts.area(outside_area) }),
    },
    rental.air_conditioning === 'installed' && {
      key: 'ac',
      icon: SnowflakeIcon,
      value: conditions.t('hasAc'),
    },
    rental.kitchen === 'fitted' && { key: 'kitchen', icon: KitchenIcon, value: conditions.t('hasKitchen') },
  ];
  return (
    <Card>
      <CardImage
        source={photo}
        alt={localized(photo?.alt)}
        chip={state === 'available' ? undefined : { tone: rentalTone(state), label: texts.state(state) }}
        arch={arch ? 'small' : undefined}
        priority={priority}
      />
      <CardBody>
        <CardTitle to={routes.rental(rental.id)}>{localized(rental.title)}</CardTitle>
        {(district ?? city) && (
          <CardLocation>
            {[localized(district), localized(city)].filter(Boolean).join(t('separator'))}
          </CardLocation>
        )}
        <CardLocation pin={false}>
          {t('where', {
            building: localized(rental.building),
            floor: texts.atFloor(rental.floor),
            flat: rental.flat_number,
          })}
        </CardLocation>
        <CardFacts facts={facts.filter((fact) => fact !== false)} />
        <LicenceLine of={rental} />
        <CardFooter>
          {withheld ? (
            <Price text={t('licence.withheldPrice')} />
          ) : (
            <Price text={rentText(annual_rent)} amount={format.integer(annual_rent)} />
          )}
        </CardFooter>
      </CardBody>
    </Card>
  );
}

export const rentalCardFields = graphql`
  fragment RentalCard on Rental {
    view: card
    cover {
      ...CardPicture
    }
  }
`;
