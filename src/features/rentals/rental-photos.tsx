/** The photos of a home: the first large, the others below it; each opens over the whole screen. */
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { from } from '../../theme';
import { Picture, preloadLightbox, useLightbox } from '../../ui';
import { galleryItem } from '../pictures';
import type { RentalData } from './rental';

export function RentalPhotos({ photos, title }: Required<Pick<RentalData, 'photos' | 'title'>>) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const items = (photos ?? []).map((photo) => galleryItem(photo, localized(photo.alt)));
  const { linkTo, lightbox } = useLightbox(t('photosOf', { title: localized(title) }), items);
  if (items.length === 0) {
    return (
      <List>
        <li>
          <Picture source={undefined} alt="" ratio="3 / 2" />
        </li>
      </List>
    );
  }
  return (
    <>
      <List onPointerEnter={preloadLightbox}>
        {items.map(({ key, alt, thumb }, index) => (
          <li key={key}>
            <a {...linkTo(index)}>
              <Picture
                source={thumb}
                alt={alt}
                ratio="3 / 2"
                loading={index === 0 ? 'eager' : 'lazy'}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </List>
      {lightbox}
    </>
  );
}

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
