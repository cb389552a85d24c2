import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { format, useTranslation } from '../i18n';
import { parseAmount, priceStep, stepAmount } from '../lib/amount';
import { TextInput } from '../ui';

interface PriceLimitProps {
  /** What is limited, with its unit, where it is not a price. */
  label?: string;
  /** SAR; undefined for any price. */
  price: number | undefined;
  onChange: (price: number | undefined) => void;
  /** SAR: where the first step begins. */
  start?: number;
  /** SAR: one step. */
  step?: number;
  /** Milliseconds without typing after which what is typed counts; steps, and leaving the field, count at once. */
  patience?: number;
}

const formatPrice = (price: number | undefined) => (price === undefined ? '' : format.integer(price));

/** The maximum price: typed in any digits, or changed by steps. */
export function PriceLimit({
  label,
  price,
  onChange,
  start = 1_000_000,
  step: size = priceStep,
  patience = 0,
}: PriceLimitProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(formatPrice(price));
  const typed = parseAmount(text);
  // A price set from outside is formatted; what the visitor types stays as typed.
  useEffect(() => {
    setText((current) => (parseAmount(current) === price ? current : formatPrice(price)));
  }, [price]);
  const latestOnChange = useRef(onChange);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  // A pending change is dropped when the price is set from outside meanwhile.
  useEffect(() => () => clearTimeout(timer.current), [price]);
  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    const limit = parseAmount(value);
    if (patience === 0) onChange(limit);
    else if (limit !== price) timer.current = setTimeout(() => latestOnChange.current(limit), patience);
  };
  const commit = () => {
    clearTimeout(timer.current);
    setText(formatPrice(typed));
    if (typed !== price) onChange(typed);
  };
  const step = (towards: 'up' | 'down') => {
    clearTimeout(timer.current);
    const next = stepAmount(typed, towards, start, size);
    setText(formatPrice(next));
    onChange(next);
  };
  const words = { step: format.integer(size) };
  return (
    <Limit>
      <label htmlFor={id}>{label ?? t('priceLimit.label')}</label>
      <Row>
        <Step type="button" aria-label={t('priceLimit.less', words)} onClick={() => step('down')}>
          −
        </Step>
        <TextInput
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          dir="ltr"
          maxLength={24}
          placeholder={t('priceLimit.any')}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
          }}
        />
        <Step type="button" aria-label={t('priceLimit.more', words)} onClick={() => step('up')}>
          +
        </Step>
      </Row>
    </Limit>
  );
}

const Limit = styled.div`
  min-inline-size: 0;
  label {
    display: block;
    padding-block-end: var(--s3);
    font-weight: 500;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s2);
  max-inline-size: 360px;
  input {
    min-block-size: 44px;
    padding-block: 8px;
    text-align: center;
  }
`;

const Step = styled.button`
  inline-size: 48px;
  min-block-size: 44px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r);
  font-size: 1.25rem;
  line-height: 1;
  &:hover {
    border-color: var(--ink);
  }
  &:active {
    background: var(--sand-100);
  }
`;
