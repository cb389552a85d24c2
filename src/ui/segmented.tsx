import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';

export interface Choice {
  value: string;
  label: ReactNode;
  /** Below the choice, such as how much it would bring. */
  note?: string;
  /** It would bring nothing; it can still be chosen. */
  dimmed?: boolean;
}

interface SegmentedProps {
  legend: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

interface MultiSegmentedProps {
  legend: string;
  choices: readonly Choice[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** One choice of a few, side by side: native radio buttons in a fieldset. */
export function Segmented({ value, onChange, ...rest }: SegmentedProps) {
  return <ChoiceGroup type="radio" isChosen={(one) => one === value} onChange={onChange} {...rest} />;
}

/** Any of a few choices, side by side: native checkboxes in a fieldset. */
export function MultiSegmented({ values, onChange, ...rest }: MultiSegmentedProps) {
  const isChosen = (value: string) => values.includes(value);
  const toggle = (value: string) =>
    onChange(isChosen(value) ? values.filter((one) => one !== value) : [...values, value]);
  return <ChoiceGroup type="checkbox" isChosen={isChosen} onChange={toggle} {...rest} />;
}

interface ChoiceGroupProps {
  legend: string;
  type: 'radio' | 'checkbox';
  choices: readonly Choice[];
  isChosen: (value: string) => boolean;
  onChange: (value: string) => void;
}

function ChoiceGroup({ legend, type, choices, isChosen, onChange }: ChoiceGroupProps) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, label, note, dimmed }) => {
          const noteId = note && `${name}-${value}`;
          return (
            <Option key={value} $dimmed={dimmed}>
              <label>
                <input
                  type={type}
                  name={name}
                  value={value}
                  aria-describedby={noteId}
                  checked={isChosen(value)}
                  onChange={() => onChange(value)}
                />
                <span>{label}</span>
              </label>
              {note && <small id={noteId}>{note}</small>}
            </Option>
          );
        })}
      </div>
    </Group>
  );
}

const Option = styled.span<{ $dimmed?: boolean }>`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 2px;
  small {
    font-size: var(--fs-xs);
    color: var(--stone-700);
  }
  ${({ $dimmed }) =>
    $dimmed &&
    css`
      input:not(:checked) + span {
        border-style: dashed;
        color: var(--stone);
      }
    `}
`;

const Group = styled.fieldset`
  min-inline-size: 0;
  /* Floated, a legend respects the padding of its fieldset. It is as wide, so the side does not matter. */
  legend {
    float: left; /* inline-start: Chrome 118 */
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
