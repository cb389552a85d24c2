import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { format, useTranslation } from '../../../i18n';
import { priceStep } from '../../../lib/amount';
import { asksForUnits } from '../../../domain/conditions/match';
import { manyRooms } from '../../../domain/rooms';
import { PriceLimit } from '../../../lists';
import { from } from '../../../theme';
import { Button, Select, Switch } from '../../../ui';
import { isAvailable } from '../availability';
import { getPrice, type UnitRow } from '../unit';
import { limitChoices, roomChoices } from '../filter-choices';
import { unitFilters, type UnitFilter } from '../units-query';
import { useUnitTexts } from '../use-unit-texts';

interface FilterBarProps {
  /** All units of the project, which give the choices. */
  units: readonly UnitRow[];
  filter: UnitFilter;
  onChange: (filter: UnitFilter) => void;
  /** Number of available units that match. */
  found: number;
}

export function FilterBar({ units, filter, onChange, found }: FilterBarProps) {
  const { t } = useTranslation('units');
  const conditions = useTranslation('conditions');
  const texts = useUnitTexts();
  const { rooms, areas, lowestPrice } = useMemo(
    () => ({
      rooms: roomChoices(units),
      areas: limitChoices(
        units.map(({ total_area }) => total_area),
        10,
        'down',
      ),
      lowestPrice: Math.min(...units.flatMap((unit) => (isAvailable(unit) ? (getPrice(unit) ?? []) : []))),
    }),
    [units],
  );
  const orMore = (value: string) => t('filter.orMore', { value });
  const roomsText = (count: string) => (Number(count) < manyRooms ? count : orMore(count));
  const filtering = asksForUnits(unitFilters, filter);
  return (
    <Bar role="group" aria-label={t('filter.label')} className="no-print">
      <Switch
        label={conditions.t('availableOnly')}
        checked={filter.available_only ?? false}
        onChange={(isOn) => onChange({ ...filter, available_only: isOn || undefined })}
      />
      <FilterChoice
        label={conditions.t('legend.rooms')}
        value={filter.rooms?.join()}
        choices={rooms.map(String)}
        labelOf={(value) => value.split(',').map(roomsText).join(conditions.t('separator'))}
        onChange={(value) => onChange({ ...filter, rooms: value?.split(',').map(Number) })}
      />
      <FilterChoice
        label={t('filter.area')}
        value={filter.area_min?.toString()}
        choices={areas.map(String)}
        labelOf={(value) => orMore(texts.area(Number(value)))}
        onChange={(value) => onChange({ ...filter, area_min: value ? Number(value) : undefined })}
      />
      {(Number.isFinite(lowestPrice) || filter.price_max !== undefined) && (
        <PriceLimit
          price={filter.price_max}
          onChange={(price_max) => onChange({ ...filter, price_max })}
          start={Number.isFinite(lowestPrice) ? Math.ceil(lowestPrice / priceStep) * priceStep : undefined}
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

interface FilterChoiceProps {
  label: string;
  /** Undefined for any. */
  value: string | undefined;
  choices: readonly string[];
  labelOf: (value: string) => string;
  onChange: (value: string | undefined) => void;
}

/** A select; nothing without choices. The value of the address is always among the choices. */
function FilterChoice({ label, value, choices, labelOf, onChange }: FilterChoiceProps) {
  const { t } = useTranslation('units');
  const id = useId();
  const options = value === undefined || choices.includes(value) ? choices : [...choices, value];
  if (options.length === 0) return null;
  return (
    <Choice>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{t('filter.any')}</option>
        {[...options]
          .sort((a, b) => parseFloat(a) - parseFloat(b))
          .map((choice) => (
            <option key={choice} value={choice}>
              {labelOf(choice)}
            </option>
          ))}
      </Select>
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  label {
    font-size: var(--fs-sm);
    font-weight: 500;
    line-height: 1.6;
  }
`;

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
