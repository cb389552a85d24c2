/** The places near a project in words; those on the map carry its numbers, and choose there once it is open. */
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { VisuallyHidden } from '../../../ui';
import { nearbyIcon } from '../nearby-icon';
import type { Place } from './places';
import { usePlaceWords } from './use-place-words';

interface PlaceListProps {
  places: readonly Place[];
  /** Number of the place that is chosen on the map. */
  chosen?: number | undefined;
  /** Given while the map is open. */
  onChoose?: ((number: number) => void) | undefined;
}

export function PlaceList({ places, chosen, onChoose }: PlaceListProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const words = usePlaceWords();
  return (
    <List>
      {places.map((place, index) => {
        const { service, spot } = place;
        const Icon = nearbyIcon(service.category);
        const name = localized(service.name);
        return (
          <li key={index}>
            <b>{spot?.number}</b>
            <Icon size={22} />
            <div>
              <VisuallyHidden>{words.kind(place)}: </VisuallyHidden>
              {spot && onChoose ? (
                <button
                  type="button"
                  aria-pressed={spot.number === chosen}
                  onClick={() => onChoose(spot.number)}
                >
                  {name}
                  <VisuallyHidden>{t('map.onMap')}</VisuallyHidden>
                </button>
              ) : (
                <span>{name}</span>
              )}
              <small>{words.direction(place)}</small>
            </div>
            <strong>{words.distance(service.distance)}</strong>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-block-size: 64px;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  b {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 1px solid var(--ink);
    border-radius: var(--r);
    font-size: var(--fs-xs);
    font-weight: 500;
  }
  /* Where none is numbered, no room is kept for numbers. */
  b:empty {
    visibility: hidden;
  }
  &:not(:has(b:not(:empty))) b {
    display: none;
  }
  .icon {
    color: var(--brick);
  }
  small {
    display: block;
    font-size: var(--fs-sm);
    color: var(--stone);
  }
  /* The whole row can be pressed. */
  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  button {
    text-align: start;
  }
  button:is(:hover, :active, [aria-pressed='true']) {
    color: var(--brick);
  }
  li:has([aria-pressed='true']) b {
    background: var(--brick);
    border-color: var(--brick);
    color: var(--white);
  }
  strong {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
