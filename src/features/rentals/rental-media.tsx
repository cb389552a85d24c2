import styled from 'styled-components';
import { useLocale, useLocalized, useTranslation } from '../../i18n';
import { from } from '../../theme';
import { ExpandIcon, Picture, preloadLightbox, useLightbox, type GalleryItem } from '../../ui';
import { galleryItem, largeSource, slotSizes } from '../../records/pictures';
import { planSource, useUnitTexts } from '../units';
import type { RentalData } from './rental';

/** The floor plan in the visitor's language, with rooms and area in its alternative text. */
function usePlan(rental: RentalData): GalleryItem | undefined {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const { content } = useLocale();
  const { floor_plan: plan, title, rooms, bathrooms, total_area } = rental;
  const src = plan && planSource(plan, content);
  if (!src) return undefined;
  const alt = t('planOf', {
    title: localized(title),
    plan: localized(plan.name),
    rooms: t('roomsCount', { count: rooms }),
    bathrooms: t('bathroomsCount', { count: bathrooms }),
    area: texts.area(total_area),
  });
  return { key: src, kind: 'drawing', alt, thumb: { url: src }, full: { src } };
}

/** The first photo large, the others below it, then the floor plan; each opens in a lightbox. */
export function RentalMedia({ rental }: { rental: RentalData }) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const photos = (rental.photos ?? []).map((photo) => galleryItem(photo, localized(photo.alt)));
  const plan = usePlan(rental);
  const items = plan ? [...photos, plan] : photos;
  const { linkTo, lightbox } = useLightbox(t('photosOf', { title: localized(rental.title) }), items);
  return (
    <Stack onPointerEnter={preloadLightbox}>
      <List>
        {(rental.photos ?? []).map((photo, index) => (
          <li key={photo.url}>
            <a {...linkTo(index)}>
              <Picture
                source={index === 0 ? largeSource(photo) : photo}
                alt={localized(photo.alt)}
                ratio="3 / 2"
                sizes={index === 0 ? slotSizes.rentalMain : slotSizes.rentalOther}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
        {photos.length === 0 && (
          <li>
            <Picture source={undefined} alt="" ratio="3 / 2" />
          </li>
        )}
      </List>
      {plan && (
        <Plan>
          <figcaption>
            <h2>{t('plan')}</h2>
          </figcaption>
          <a {...linkTo(photos.length)}>
            <img
              src={plan.full.src}
              alt={plan.alt}
              width={950}
              height={780}
              loading="lazy"
              decoding="async"
            />
            <span>
              <ExpandIcon />
              {t('enlargePlan')}
            </span>
          </a>
        </Plan>
      )}
      {lightbox}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--s6);
  align-content: start;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s2);
  align-content: start;
  & > :first-child {
    grid-column: 1 / -1;
    overflow: hidden;
    border-start-end-radius: var(--arch);
  }
  a {
    display: block;
  }
  a:is(:hover, :active) {
    opacity: 0.88;
  }
  ${from('columns')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The plan is black on a light ground, also with forced colours. */
const Plan = styled.figure`
  display: grid;
  gap: var(--s3);
  margin: 0;
  h2 {
    font-size: var(--fs-h3);
  }
  a {
    display: grid;
    gap: var(--s3);
    justify-items: center;
    padding: var(--s5);
    background: var(--sand-100);
    forced-color-adjust: none;
    color: var(--ink);
  }
  img {
    inline-size: 100%;
    block-size: auto;
    max-block-size: 520px;
    object-fit: contain;
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-block-size: 44px;
    font-weight: 500;
  }
  a:is(:hover, :active) span {
    color: var(--brick-700);
  }
`;
