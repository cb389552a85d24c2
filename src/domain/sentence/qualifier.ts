import { numberAt } from './numbers';
import type { Word } from './words';

/** What words before a value say of it: «لا تقل عن», `not under`, `without`. */
export interface Qualifier {
  readonly isNegated: boolean;
  readonly bound?: 'most' | 'least' | 'over' | undefined;
  /** The value itself is allowed, too: `not more than`. */
  readonly isInclusive?: boolean;
  /** Places of these words in the sentence. */
  readonly words: readonly number[];
}

export const unqualified: Qualifier = { isNegated: false, words: [] };

/** How far a qualifier may stand before its value, in words. */
const reach = 4;

/** «لا تقل عن» allows the amount itself. */
const opposite = { most: 'least', least: 'most', over: 'most' } as const;

/** «دون المليون» is under it, «دون مطبخ» without one. */
const isWithout = (tokens: readonly Word[], at: number): boolean =>
  /دون$/.test(tokens[at]?.text ?? '') && !numberAt(tokens, at + 1);

/** «ما هي الشقق المتاحة» begins a question; «ما هو في جدة» is not there. */
const isQuestion = (tokens: readonly Word[], at: number): boolean =>
  at === 0 && /^ماه[وي]|^ما ه[وي]$/.test(`${tokens[0]?.text ?? ''} ${tokens[1]?.text ?? ''}`);

/** The qualifier with the word at this place; undefined where that is none. */
export function qualifiedBy(tokens: readonly Word[], at: number, before: Qualifier): Qualifier | undefined {
  const { meaning } = tokens[at] ?? {};
  const words = [...before.words, at];
  const { kind } = meaning ?? {};
  const turned = { isNegated: !before.isNegated, words };
  if (kind === 'not') return isQuestion(tokens, at) ? undefined : { ...before, ...turned };
  if (kind !== 'most' && kind !== 'least' && kind !== 'over') return undefined;
  if (isWithout(tokens, at)) return turned;
  return before.isNegated
    ? { isNegated: false, bound: opposite[kind], isInclusive: true, words }
    : { isNegated: false, bound: kind, words };
}

/** Whether a qualifier is too far away to say anything of the word at this place. */
export const isOver = ({ words }: Qualifier, at: number): boolean => at - (words.at(-1) ?? at) > reach;
