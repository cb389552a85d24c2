import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { VisuallyHidden } from '../../../ui';
import { nearbyIcon } from '../project-icons';
import type { Place } from './places';
import { usePlaceTexts } from './use-place-texts';

interface PlaceListProps {
  places: readonly Place[];
  /** Number of the place that is selected on the map. */
  selected?: number | undefined;
  /** Given while the map is open. */
  onSelect?: ((number: number) => void) | undefined;
}

/** The places near a project; while the map is open, those on it can be selected. */
export function PlaceList({ places, selected, onSelect }: PlaceListProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const texts = usePlaceTexts();
  return (
    <List>
      {places.map((place, index) => {
        const { service, location } = place;
        const Icon = nearbyIcon(service.category);
        const name = localized(service.name);
        return (
          <li key={index}>
            <b>{location?.number}</b>
            <Icon size={22} />
            <div>
              <VisuallyHidden>{texts.category(place)}: </VisuallyHidden>
              {location && onSelect ? (
                <button
                  type="button"
                  aria-pressed={location.number === selected}
                  onClick={() => onSelect(location.number)}
                >
                  {name}
                  <VisuallyHidden>{t('map.onMap')}</VisuallyHidden>
                </button>
              ) : (
                <span>{name}</span>
              )}
              <small>{texts.direction(place)}</small>
            </div>
            <strong>{texts.distance(service.distance)}</strong>
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
  /* No column for numbers where no place has one. */
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
