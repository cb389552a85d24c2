/** One choice of the filter, as the system's own list. */
import { useId } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { Select } from '../../../ui';

interface FilterChoiceProps {
  label: string;
  /** Undefined for any. */
  value: number | undefined;
  choices: readonly { value: number; label: string }[];
  onChange: (value: number | undefined) => void;
}

/** Nothing where there is nothing to choose between. */
export function FilterChoice({ label, value, choices, onChange }: FilterChoiceProps) {
  const { t } = useTranslation('units');
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <Choice>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value ? Number(event.target.value) : undefined)}
      >
        <option value="">{t('filter.any')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
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
