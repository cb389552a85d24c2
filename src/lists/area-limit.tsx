import { useId, useState } from 'react';
import styled from 'styled-components';
import { format, useTranslation } from '../i18n';
import { parseAmount } from '../lib/amount';
import { TextInput } from '../ui';

interface AreaLimitProps {
  /** m² */
  area: number | undefined;
  onChange: (area: number | undefined) => void;
}

/** m²: the highest that the address takes. */
const maxArea = 100_000;

/** The smallest area, typed in any digits. */
export function AreaLimit({ area, onChange }: AreaLimitProps) {
  const { t } = useTranslation('conditions');
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = parseAmount(typed) === area ? typed : area === undefined ? '' : format.integer(area);
  return (
    <Box>
      <label htmlFor={id}>{t('legend.area_min')}</label>
      <TextInput
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        maxLength={12}
        placeholder={t('anyArea')}
        value={shown}
        onChange={({ target }) => {
          const value = parseAmount(target.value);
          setTyped(target.value);
          onChange(value === undefined ? undefined : Math.min(value, maxArea));
        }}
      />
    </Box>
  );
}

const Box = styled.div`
  max-inline-size: 360px;
  label {
    display: block;
    padding-block-end: var(--s3);
    font-weight: 500;
  }
  input {
    min-block-size: 44px;
    padding-block: 8px;
    text-align: center;
  }
`;
