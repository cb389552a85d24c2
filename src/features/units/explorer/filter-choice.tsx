/** One choice of the filter, as the system's own list. */
import { useId } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { Select } from '../../../ui';

interface FilterChoiceProps {
  label: string;
  /** Undefined for any. */
  value: number | undefined;
  choices: readonly number[];
  labelOf: (value: number) => string;
  onChange: (value: number | undefined) => void;
}

/** Nothing where there is nothing to choose between. What an address asks for is a choice, also where no home has it. */
export function FilterChoice({ label, value, choices, labelOf, onChange }: FilterChoiceProps) {
  const { t } = useTranslation('units');
  const id = useId();
  const offered = value === undefined || choices.includes(value) ? choices : [...choices, value];
  if (offered.length === 0) return null;
  return (
    <Choice>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value ? Number(event.target.value) : undefined)}
      >
        <option value="">{t('filter.any')}</option>
        {[...offered]
          .sort((a, b) => a - b)
          .map((choice) => (
            <option key={choice} value={choice}>
              {labelOf(choice)}
            </option>
          ))}
      </Select>
    </Choice>
  );
}

export const Choice = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  label {
    font-size: var(--fs-sm);
    font-weight: 500;
    line-height: 1.6;
  }
`;
