import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ControlVariant } from './field.styles';
import { AlertIcon, CheckIcon } from './icons';
import { Num } from './num';

export { CheckRow, FieldGrid, Panel, Select, TextArea, TextInput, Wide } from './field.styles';

interface FieldProps {
  name: string;
  /** Set where the name alone is not unique on the page. */
  id?: string;
  label: string;
  /** Beside the label of an optional field. */
  optionalLabel?: string;
  error?: string;
  hint?: ReactNode;
  /** Characters used and allowed, at the other end of the hint. */
  counter?: { used: number; limit: number };
  /** Validated: green, with a check mark where the control has space for it. */
  valid?: 'marked' | 'unmarked';
  /** Errors are not announced, because a summary announces them all. */
  quiet?: boolean;
  /** Renders the control with the attributes that associate it with label and messages. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps extends ControlVariant {
  id: string;
  name: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** A form field: label, control, hint and error, associated for assistive technology. */
export function Field({
  name,
  label,
  optionalLabel,
  error,
  hint,
  counter,
  valid,
  quiet,
  ...rest
}: FieldProps) {
  const { id = `field-${name}`, children } = rest;
  const below = Boolean(hint) || counter !== undefined;
  const described = [error && `${id}-error`, below && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Wrapper>
      <label htmlFor={id}>
        {label} {optionalLabel && <small>({optionalLabel})</small>}
      </label>
      <ControlBox>
        {children({
          id,
          name,
          $valid: valid !== undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
        {valid === 'marked' && <CheckIcon />}
      </ControlBox>
      {below && (
        <Hint id={`${id}-hint`}>
          <div>{typeof hint === 'string' ? <p>{hint}</p> : hint}</div>
          {counter && (
            <Num>
              {counter.used} / {counter.limit}
            </Num>
          )}
        </Hint>
      )}
      <div aria-live={quiet ? 'off' : 'polite'}>
        {error && (
          <ErrorText id={`${id}-error`}>
            <AlertIcon size={16} />
            {error}
          </ErrorText>
        )}
      </div>
    </Wrapper>
  );
}

const Wrapper = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  label {
    padding-block-end: 6px;
    font-size: 0.9375rem;
    font-weight: 500;
    line-height: 1.6;
  }
  small {
    font-size: inherit;
    font-weight: 400;
    color: var(--stone);
  }
`;

const ControlBox = styled.div`
  position: relative;
  display: grid;
  & > .icon {
    position: absolute;
    inset-inline-end: 16px;
    inset-block-start: 17px;
    color: var(--success);
    pointer-events: none;
  }
`;

const Hint = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s3);
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone);
  p,
  & > span {
    padding-block-start: 6px;
  }
`;

const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s2);
  padding-block-start: 6px;
  font-size: var(--fs-sm);
  font-weight: 500;
  line-height: 1.6;
  color: var(--brick-700);
`;
