/** The photos of a home: the first large, the others below it. */
import styled from 'styled-components';
import { useLocalized } from '../../i18n';
import { from } from '../../theme';
import { Picture } from '../../ui';
import type { RentalData } from './rental';

export function RentalPhotos({ photos }: { photos: NonNullable<RentalData['photos']> }) {
  const localized = useLocalized();
  const shown = photos.length > 0 ? photos : [undefined];
  return (
    <List>
      {shown.map((photo, index) => (
        <li key={photo?.url ?? ''}>
          <Picture
            source={photo}
            alt={localized(photo?.alt)}
            ratio="3 / 2"
            loading={index === 0 ? 'eager' : 'lazy'}
            priority={index === 0}
          />
        </li>
      ))}
    </List>
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
  ${from('columns')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
