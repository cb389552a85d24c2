/** A unit for rent in a list. The whole card is one link. */
import { graphql, Link } from 'gatsby';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Chip, Picture } from '../../ui';
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
    <Card to={routes.rental(rental.id)}>
      <Image>
        <Picture source={photo} alt={localized(photo?.alt)} loading={loading} />
        <Chip $tone={rentalTone(rental.state)}>{texts.state(rental.state)}</Chip>
      </Image>
      <h3>{localized(rental.title)}</h3>
      <p>
        {t('where', {
          building: localized(rental.building),
          floor: texts.atFloor(rental.floor),
          flat: rental.flat_number,
        })}
      </p>
      <Facts>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
      <strong>{texts.annualRent(rental.annual_rent)}</strong>
    </Card>
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
      url
      alt {
        ar
        en
      }
      file {
        childImageSharp {
          gatsbyImageData(
            width: 640
            aspectRatio: 1.333
            placeholder: NONE
            breakpoints: [320, 480, 640, 960]
          )
        }
      }
    }
  }
`;

const Card = styled(Link)`
  display: grid;
  gap: var(--s2);
  p {
    color: var(--stone);
    font-size: var(--fs-sm);
  }
  strong {
    padding-block-start: var(--s3);
    border-block-start: 1px solid var(--line);
    font-weight: 500;
  }
  &:hover h3 {
    color: var(--brick);
  }
`;

const Image = styled.div`
  position: relative;
  ${Chip} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  font-size: var(--fs-sm);
`;
