import { useId } from 'react';
import styled from 'styled-components';

interface SliderProps {
  label: string;
  /** The value in words, beside the label and read aloud. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number within limits, chosen by dragging, by the arrow keys or by a touch. */
export function Slider({ label, text, value, min, max, step, onChange }: SliderProps) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s4);
  label {
    font-weight: 500;
  }
  output {
    font-weight: 700;
  }
  input {
    grid-column: 1 / -1;
    inline-size: 100%;
    min-block-size: 44px;
    margin: 0;
    accent-color: var(--brick);
    cursor: pointer;
  }
`;
