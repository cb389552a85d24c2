import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export interface Choice {
  value: string;
  label: ReactNode;
}

interface SegmentedProps {
  legend: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** One choice of a few, side by side: native radio buttons in a fieldset. */
export function Segmented({ legend, choices, value, onChange }: SegmentedProps) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  /* Floated, a legend respects the padding of its fieldset. */
  legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0 0 var(--s3);
    font-weight: 500;
  }
  div {
    clear: both;
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
  label {
    position: relative;
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
  input + span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--s2);
    min-inline-size: 52px;
    min-block-size: 44px;
    padding-inline: var(--s4);
    border: 1px solid var(--line-strong);
    border-radius: var(--r);
    font-size: var(--fs-sm);
    line-height: var(--lh-ui);
    transition:
      background-color var(--t1),
      border-color var(--t1);
  }
  input:hover + span {
    border-color: var(--ink);
  }
  input:active + span {
    background: var(--sand-100);
  }
  input:checked + span {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--white);
  }
  input:focus-visible + span {
    outline: 2px solid var(--ring);
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    input:checked + span {
      outline: 2px solid Highlight;
    }
  }
`;
