/** A filter as a labelled select in the toolbar of a list. */
import { useId } from 'react';
import styled from 'styled-components';
import { Select } from '../../ui';

interface FilterSelectProps {
  label: string;
  /** Empty for “all”. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <Wrapper>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Wrapper>
  );
}

const Wrapper = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  font-size: var(--fs-sm);
  label {
    font-weight: 500;
    white-space: nowrap;
  }
`;
