/** A unit for rent in a list. The whole card is one link. */
import { graphql } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { CardFacts, CardImage, CardLink, CardPrice } from '../../ui';
import { useUnitTexts } from '../units';
import { rentalTone, type RentalData } from './rental';

interface RentalCardProps {
  rental: RentalData;
  loading?: 'lazy' | 'eager';
}

export function RentalCard({ rental, loading }: RentalCardProps) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const [photo] = rental.photos ?? [];
  const facts = [
    t('roomsCount', { count: rental.rooms }),
    t('bathroomsCount', { count: rental.bathrooms }),
    texts.area(rental.total_area),
    rental.outside_area ? t('outside', { area: texts.area(rental.outside_area) }) : undefined,
    rental.air_conditioning === 'installed' ? t('hasAc') : undefined,
    rental.kitchen === 'fitted' ? t('hasKitchen') : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <CardLink to={routes.rental(rental.id)}>
      <CardImage
        source={photo}
        alt={localized(photo?.alt)}
        chip={{ tone: rentalTone(rental.state), label: texts.state(rental.state) }}
        loading={loading}
      />
      <h3>{localized(rental.title)}</h3>
      <p>
        {t('where', {
          building: localized(rental.building),
          floor: texts.atFloor(rental.floor),
          flat: rental.flat_number,
        })}
      </p>
      <CardFacts facts={facts.map((fact) => ({ key: fact, value: fact }))} />
      <CardPrice>{texts.annualRent(rental.annual_rent)}</CardPrice>
    </CardLink>
  );
}

export const rentalCardFields = graphql`
  fragment RentalCard on Rental {
    id: rental_id
    title {
      ar
      en
    }
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
    building {
      ar
      en
    }
    flat_number
    floor
    rooms
    bathrooms
    total_area
    outside_area
    air_conditioning
    kitchen
    electricity
    water
    annual_rent
    state
    project {
      slug
      name {
        ar
        en
      }
    }
    photos {
      ...CardPicture
    }
  }
`;
