/** One form field: label above, control, what is wrong below, all tied together for assistive technology. */
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styled, { css } from 'styled-components';

interface FieldProps {
  name: string;
  label: string;
  /** Said beside the label of a field that may stay empty. */
  optionalLabel?: string;
  error?: string;
  hint?: string;
  /** Renders the control with the attributes that tie it to label and messages. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  name: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export function Field({ name, label, optionalLabel, error, hint, children }: FieldProps) {
  const id = `field-${name}`;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Wrapper>
      <label htmlFor={id}>
        {label} {optionalLabel && <small>({optionalLabel})</small>}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <strong id={`${id}-error`} role="alert">
          {error}
        </strong>
      )}
    </Wrapper>
  );
}

const control = css`
  inline-size: 100%;
  min-block-size: 54px;
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line-strong);
  border-radius: var(--r);
  background: var(--white);
  line-height: var(--lh-ui);
  &:hover {
    border-color: var(--ink);
  }
  &[aria-invalid='true'] {
    border-color: var(--brick);
    box-shadow: inset 0 -2px 0 var(--brick);
  }
  &:disabled {
    background: var(--grey-tint);
  }
`;

export const TextInput = styled.input<InputHTMLAttributes<HTMLInputElement>>`
  ${control}
  &[dir='ltr'] {
    text-align: end;
  }
  :lang(en) &[dir='ltr'] {
    text-align: start;
  }
`;

export const TextArea = styled.textarea<TextareaHTMLAttributes<HTMLTextAreaElement>>`
  ${control}
  min-block-size: 120px;
  resize: vertical;
`;

export const Select = styled.select<SelectHTMLAttributes<HTMLSelectElement>>`
  ${control}
`;

const Wrapper = styled.div`
  display: grid;
  gap: var(--s2);
  align-content: start;
  label {
    font-weight: 500;
    line-height: var(--lh-ui);
  }
  small {
    font-weight: 400;
    font-size: var(--fs-sm);
    color: var(--stone);
  }
  strong {
    font-weight: 500;
    font-size: var(--fs-sm);
    color: var(--brick-700);
  }
`;
