/** What narrows the units down: availability, rooms, area, price; and how many are left. */
import { useMemo } from 'react';
import styled from 'styled-components';
import { format, useTranslation } from '../../../i18n';
import { from } from '../../../theme';
import { Button, Switch } from '../../../ui';
import { priceStep } from '../../../lib/amount';
import { manyRooms } from '../../../lib/rooms';
import { PriceLimit } from '../../../lists';
import { isAvailable, isFiltering, limitChoices, roomChoices, type UnitFilter } from '../availability';
import { priceOf, type UnitRow } from '../unit';
import { useUnitTexts } from '../use-unit-texts';
import { Choice, FilterChoice } from './filter-choice';

interface FilterBarProps {
  /** All units of the project; they say what can be chosen. */
  units: readonly UnitRow[];
  filter: UnitFilter;
  onChange: (filter: UnitFilter) => void;
  /** How many units match. */
  found: number;
}

export function FilterBar({ units, filter, onChange, found }: FilterBarProps) {
  const { t } = useTranslation('units');
  const texts = useUnitTexts();
  const { rooms, areas, lowest } = useMemo(
    () => ({
      rooms: roomChoices(units),
      areas: limitChoices(
        units.map(({ total_area }) => total_area),
        10,
        'down',
      ),
      lowest: Math.min(...units.flatMap((unit) => (isAvailable(unit) ? (priceOf(unit) ?? []) : []))),
    }),
    [units],
  );
  const orMore = (value: string) => t('filter.orMore', { value });
  const filtering = isFiltering(filter);
  return (
    <Bar role="group" aria-label={t('filter.label')} className="no-print">
      <Switch
        label={t('filter.availableOnly')}
        checked={filter.availableOnly ?? false}
        onChange={(availableOnly) => onChange({ ...filter, availableOnly })}
      />
      <FilterChoice
        label={t('filter.rooms')}
        value={filter.rooms}
        choices={rooms}
        labelOf={(value) => (value < manyRooms ? format.integer(value) : orMore(format.integer(value)))}
        onChange={(value) => onChange({ ...filter, rooms: value })}
      />
      <FilterChoice
        label={t('filter.area')}
        value={filter.minArea}
        choices={areas}
        labelOf={(value) => orMore(texts.area(value))}
        onChange={(value) => onChange({ ...filter, minArea: value })}
      />
      {(Number.isFinite(lowest) || filter.maxPrice !== undefined) && (
        <PriceLimit
          price={filter.maxPrice}
          onChange={(maxPrice) => onChange({ ...filter, maxPrice })}
          start={Number.isFinite(lowest) ? Math.ceil(lowest / priceStep) * priceStep : undefined}
          patience={500}
        />
      )}
      <Found>
        <span role="status">
          {filtering && t('filter.found', { count: found, formatted: format.integer(found) })}
        </span>
        {filtering && (
          <Button variant="outline" small onClick={() => onChange({})}>
            {t('filter.clear')}
          </Button>
        )}
      </Found>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: 16px var(--gap);
  padding-block: 24px;
  border-block-end: 1px solid var(--line);
  & > * {
    grid-column: 1 / -1;
  }
  & > :first-child {
    inline-size: fit-content;
  }
  ${Choice} {
    grid-column: auto;
  }
  ${from('hero')} {
    grid-template-columns: minmax(0, 1fr) repeat(2, minmax(0, 0.8fr)) minmax(0, 1.2fr);
    & > * {
      grid-column: auto;
    }
  }
`;

const Found = styled.div`
  && {
    grid-column: 1 / -1;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  font-size: var(--fs-sm);
  color: var(--stone-700);
`;
