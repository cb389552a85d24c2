import styled from 'styled-components';
import { Num } from './num';

interface PriceProps {
  /** The whole text: “From SAR 920,000”. */
  text: string;
  /** The amount as it is written in the text; absent where no price is known. */
  amount?: string;
}

/** A price in words; the amount stands out. */
export function Price({ text, amount }: PriceProps) {
  const at = amount ? text.indexOf(amount) : -1;
  if (!amount || at < 0)
    return (
      <Line>
        <small>{text}</small>
      </Line>
    );
  return (
    <Line>
      <small>{text.slice(0, at)}</small>
      <Num>{amount}</Num>
      <small>{text.slice(at + amount.length)}</small>
    </Line>
  );
}

const Line = styled.span`
  font-weight: 700;
  font-size: 1.125rem;
  line-height: 1.5;
  small {
    font-weight: 400;
    font-size: var(--fs-sm);
    color: var(--stone);
    white-space: pre-wrap;
  }
`;
