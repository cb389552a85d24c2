import styled, { css } from 'styled-components';
import { from, tokens } from '../theme';

export interface ControlVariant {
  /** Validated. */
  $valid?: boolean;
}

const control = css<ControlVariant>`
  inline-size: 100%;
  min-block-size: 54px;
  padding: 12px 16px;
  border: 1px solid ${({ $valid }) => ($valid ? 'var(--success)' : 'var(--line-strong)')};
  border-radius: var(--r);
  background: var(--white);
  line-height: 1.5;
  transition: border-color var(--t1);
  &::placeholder {
    color: var(--stone);
    opacity: 1;
  }
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:focus {
    outline: 2px solid var(--ink);
    outline-offset: -1px;
    border-color: var(--ink);
  }
  &[aria-invalid='true'] {
    border-color: var(--brick);
    box-shadow: inset 0 -2px 0 var(--brick);
    background: var(--brick-faint);
  }
  &:disabled {
    background-color: var(--grey-tint);
    border-color: var(--line);
    color: var(--grey-700);
    cursor: not-allowed;
  }
  &:read-only:not(select) {
    background-color: var(--sand-100);
  }
`;

/** Space for the check mark, at the end of the field whatever the direction of its text. */
const markPadding = css`
  padding-inline-end: 48px;
  [dir='rtl'] &[dir='ltr'],
  [dir='ltr'] &[dir='rtl'] {
    padding-inline: 48px 16px;
  }
`;

export const TextInput = styled.input<ControlVariant>`
  ${control}
  ${({ $valid }) => $valid && markPadding}
  &[dir='ltr'] {
    font-variant-numeric: tabular-nums;
  }
  [dir='rtl'] &[dir='ltr'],
  [dir='ltr'] &[dir='rtl'] {
    text-align: end;
  }
`;

export const TextArea = styled.textarea<ControlVariant>`
  ${control}
  min-block-size: 132px;
  line-height: 1.8;
  resize: vertical;
`;

const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='${encodeURIComponent(tokens.ink)}' stroke-width='1.5'%3E%3Cpath d='m5 8 5 5 5-5'/%3E%3C/svg%3E")`;

export const Select = styled.select<ControlVariant>`
  ${control}
  appearance: none;
  padding-inline-end: 48px;
  background-image: ${chevron};
  background-repeat: no-repeat;
  background-position: calc(50% + var(--dir) * (50% - 16px)) center;
  @media (forced-colors: active) {
    appearance: auto;
    background-image: none;
  }
`;

/** A native checkbox with a text: at least 44 px high, the whole row is the target. */
export const CheckRow = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s3);
  align-items: center;
  min-block-size: 44px;
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone-700);
  cursor: pointer;
  input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--ink);
  }
  &:hover {
    color: var(--ink);
  }
`;

/** Fields in one column, in two from 700 px; what is `Wide` takes the whole row. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px var(--s5);
  ${from('forms')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A row of its own in a grid of fields. */
export const Wide = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

/** A box around a form beside other content. */
export const Panel = styled.div`
  padding: clamp(22px, 3vw, 40px);
  border: 1px solid var(--line);
  background: var(--white);
`;
