import { useId } from 'react';
import styled from 'styled-components';

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A native checkbox that looks like, and is announced as, a switch. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      <span>
        <label htmlFor={id}>{label}</label>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  min-block-size: 44px;
  label {
    font-weight: 500;
  }
  small {
    display: block;
    font-size: var(--fs-sm);
    line-height: 1.6;
    color: var(--stone);
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  i {
    position: relative;
    flex: none;
    inline-size: 52px;
    block-size: 30px;
    border-radius: 15px;
    background: var(--line-strong);
    transition: background-color var(--t1);
  }
  i::after {
    content: '';
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 4px;
    inline-size: 22px;
    block-size: 22px;
    border-radius: 50%;
    background: var(--white);
    transition: inset-inline-start var(--t1);
  }
  input:hover + i {
    background: var(--stone-700);
  }
  input:checked + i {
    background: var(--success);
  }
  input:checked:hover + i {
    background: var(--success-700);
  }
  input:checked + i::after {
    inset-inline-start: 26px;
  }
  input:focus-visible + i {
    outline: 2px solid var(--ring);
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    input + i {
      border: 1px solid;
      background: Canvas;
    }
    input + i::after {
      background: CanvasText;
    }
    input:checked + i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
