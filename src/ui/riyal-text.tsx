import { Fragment, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { riyalOutline, riyalSymbolId } from '../lib/riyal-symbol';

/** Whether amounts are shown with the currency's sign (U+20C1) and not with its word. A setting of the build. */
const showsSign = process.env['GATSBY_RIYAL_SIGN'] !== 'off';

interface RiyalTextProps {
  /** With amounts as texts have them: “From SAR 920,000”. */
  text: string;
  /** Wraps what is neither amount nor sign. */
  as?: ComponentType<{ children: ReactNode }>;
  /** Wraps the amounts. */
  amount?: ComponentType<{ children: ReactNode }>;
}

/**
 * A text that shows the sign of the riyal in place of its word. The word stays in the text, so that it can be copied and
 * found; read aloud is the currency's name.
 */
export function RiyalText({ text, as: Part = Fragment, amount: Amount = Fragment }: RiyalTextProps) {
  const { t } = useTranslation();
  const word = t('riyal.word');
  const [first = '', ...rest] = showsSign ? splitAtWord(text, word) : [text];
  if (rest.length === 0) {
    const [, start = text, number, end] =
      (Amount !== Fragment && /^(.*?)(\d(?:[\d.,]*\d)?)(.*)$/s.exec(text)) || [];
    return (
      <>
        {start && <Part>{start}</Part>}
        {number && <Amount>{number}</Amount>}
        {end && <Part>{end}</Part>}
      </>
    );
  }
  const sign = (
    <Sign role="img" aria-label={t('riyal.spoken')}>
      <svg viewBox="0 0 1124 1257" aria-hidden="true">
        <use href={`#${riyalSymbolId}`} />
      </svg>
      <span>{word}</span>
    </Sign>
  );
  let { text: before, amount: left } = cutEnd(first);
  return (
    <>
      {before && <Part>{before}</Part>}
      {rest.map((part, index) => {
        const { amount: right, text: after } = cutStart(part);
        const amountBefore = left;
        ({ text: before, amount: left } =
          index < rest.length - 1 ? cutEnd(after) : { text: after, amount: '' });
        return (
          <Fragment key={index}>
            <Together>
              {amountBefore && <Amount>{amountBefore}</Amount>}
              {amountBefore && space}
              {sign}
              {right && space}
              {right && <Amount>{right}</Amount>}
            </Together>
            {before && <Part>{before}</Part>}
          </Fragment>
        );
      })}
    </>
  );
}

const space = '\u00a0';

/** The text without the word, where it stands alone: it may also be part of a name. */
function splitAtWord(text: string, word: string): string[] {
  const [first = '', ...rest] = text.split(word);
  const parts = [first];
  let last = first;
  for (const next of rest) {
    const standsAlone = /(?:^|[ («“])$/.test(last) && /^(?:$|[^\p{L}\p{M}\d])/u.test(next);
    last = standsAlone ? next : last + word + next;
    if (standsAlone) parts.push(last);
    else parts[parts.length - 1] = last;
  }
  return parts;
}

/** Parts an amount off the end of a text. */
function cutEnd(text: string): { text: string; amount: string } {
  const [, before = text, amount = ''] = /^(.*?)(\d(?:[\d.,]*\d)?) $/s.exec(text) ?? [];
  return { text: before, amount };
}

/** Parts an amount off the start of a text. */
function cutStart(text: string): { amount: string; text: string } {
  const [, amount = '', after = text] = /^ (\d(?:[\d.,]*\d)?)(.*)$/s.exec(text) ?? [];
  return { amount, text: after };
}

/** An amount and its sign are on one line: browsers break beside a picture, whatever space is there. */
const Together = styled.span`
  white-space: nowrap;
`;

/** The word has no width, but is part of the text. */
const Sign = styled.span`
  position: relative;
  margin-inline: 0.1em;
  white-space: nowrap;
  svg {
    display: inline-block;
    block-size: 0.78em;
    inline-size: auto;
    aspect-ratio: 1124 / 1257;
    vertical-align: -0.06em;
    fill: currentColor;
  }
  span {
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** The sign of the riyal, drawn once in the HTML of a page. Not shown itself. */
export const RiyalSymbol = () => (
  <svg width="0" height="0" aria-hidden="true" style={{ display: 'none' }}>
    <symbol id={riyalSymbolId} viewBox="0 0 1124 1257">
      <path d={riyalOutline} />
    </symbol>
  </svg>
);
