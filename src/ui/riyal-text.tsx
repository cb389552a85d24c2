import { Fragment, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { riyalSymbolId } from '../lib/riyal-symbol';

/** Whether amounts are shown with the currency's sign (U+20C1) and not with its word. A setting of the build. */
const showsSign = process.env['GATSBY_RIYAL_SIGN'] !== 'off';

interface RiyalTextProps {
  /** With amounts as texts have them: “From SAR 920,000”. */
  text: string;
  /** Wraps what is left and right of the sign. */
  as?: ComponentType<{ children: ReactNode }>;
}

/**
 * A text that shows the sign of the riyal in place of its word. The word stays in the text, so that it can be copied and
 * found; read aloud is the currency's name.
 */
export function RiyalText({ text, as: Part = Fragment }: RiyalTextProps) {
  const { t } = useTranslation();
  const word = t('riyal.word');
  if (!showsSign) return <Part>{text}</Part>;
  return splitAtWord(text, word).map((part, index, { length }) => (
    <Fragment key={index}>
      {index > 0 && (
        <Sign role="img" aria-label={t('riyal.spoken')}>
          <svg viewBox="0 0 1124 1257" aria-hidden="true">
            <use href={`#${riyalSymbolId}`} />
          </svg>
          <span>{word}</span>
        </Sign>
      )}
      {part && <Part>{keepTogether(part, index > 0, index < length - 1)}</Part>}
    </Fragment>
  ));
}

/** The text without the word, where it stands alone: it may also be part of a name. */
function splitAtWord(text: string, word: string): string[] {
  const [first = '', ...rest] = text.split(word);
  const parts = [first];
  let last = first;
  for (const next of rest) {
    const standsAlone = /(?:^| )$/.test(last) && /^(?: |$)/.test(next);
    last = standsAlone ? next : last + word + next;
    if (standsAlone) parts.push(last);
    else parts[parts.length - 1] = last;
  }
  return parts;
}

/** The sign and its amount are on one line. */
function keepTogether(part: string, isAfterSign: boolean, isBeforeSign: boolean): string {
  const start = isAfterSign ? part.replace(/^ (?=\d|$)/, '\u00a0') : part;
  return isBeforeSign ? start.replace(/(^|\d) $/, '$1\u00a0') : start;
}

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
