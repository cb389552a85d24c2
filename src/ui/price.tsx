import styled from 'styled-components';
import { Num } from './num';
import { RiyalText } from './riyal-text';

interface PriceProps {
  /** The whole text: “From SAR 920,000”. */
  text: string;
  /** The amount as it is written in the text; absent where no price is known. */
  amount?: string;
}

/** A price in words; the amount stands out. */
export function Price({ text, amount }: PriceProps) {
  if (!amount || !text.includes(amount))
    return (
      <Line>
        <Small>{text}</Small>
      </Line>
    );
  return (
    <Line>
      <RiyalText text={text} as={Small} amount={Num} />
    </Line>
  );
}

const Line = styled.span`
  font-weight: 700;
  font-size: 1.125rem;
  line-height: 1.5;
`;

const Small = styled.small`
  font-weight: 400;
  font-size: var(--fs-sm);
  color: var(--stone);
  white-space: pre-wrap;
`;
