import { getForms, type Token } from './tokens';

/** A number of a sentence, in digits or words: `1.2 million`, «مليون ومئتين», «ثلاث». */
export interface SpokenNumber {
  readonly value: number;
  /** How many tokens it takes. */
  readonly length: number;
  /** It was said in thousands or millions. */
  readonly isLarge: boolean;
}

const million = 1_000_000;

const units: Readonly<Record<string, number>> = {
  ...{ واحد: 1, واحده: 1, وحده: 1, اثنين: 2, اثنان: 2, ثنتين: 2, ثلاث: 3, ثلاثه: 3, اربع: 4, اربعه: 4 },
  ...{ خمس: 5, خمسه: 5, ست: 6, سته: 6, سبع: 7, سبعه: 7, ثمان: 8, ثماني: 8, ثمانيه: 8, تسع: 9, تسعه: 9 },
  ...{ عشر: 10, عشره: 10, عشرين: 20, ثلاثين: 30, اربعين: 40, خمسين: 50, ستين: 60, سبعين: 70 },
  ...{ ثمانين: 80, تسعين: 90, ميه: 100, مايه: 100, ميتين: 200, ميتي: 200, ميتان: 200 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
  ...{ seventy: 70, eighty: 80, ninety: 90 },
};

const scales: Readonly<Record<string, number>> = {
  ...{ الف: 1000, الفا: 1000, الاف: 1000, k: 1000, thousand: 1000, grand: 1000 },
  ...{ مليون: million, مليونا: million, ملايين: million, million: million, mil: million, mn: million },
};

/** Of the scale before or after. */
const fractions: Readonly<Record<string, number>> = {
  ...{ نص: 0.5, نصف: 0.5, ربع: 0.25, ثلث: 1 / 3, half: 0.5, quarter: 0.25 },
};

const duals: Readonly<Record<string, number>> = { الفين: 2000, مليونين: 2 * million, مليوني: 2 * million };

/** «ثمانمئة», «ستمية». */
const hundreds = /^(ثلاث|اربع|خمس|ست|سبع|ثمان|ثماني|تسع)(?:ميه|مايه)$/;

const find = (words: Readonly<Record<string, number>>, forms: readonly string[]): number | undefined => {
  const form = forms.find((one) => Object.hasOwn(words, one));
  return form === undefined ? undefined : words[form];
};

function unitOf(token: Token, forms: readonly string[]): number | undefined {
  if (token.value !== undefined) return token.value;
  const [, root] = forms.map((form) => hundreds.exec(form)).find(Boolean) ?? [];
  return root === undefined ? find(units, forms) : (units[root] ?? 0) * 100;
}

/** `m` after a small number is a million; after another one metres. */
const isMillions = (token: Token, before: number | undefined): boolean =>
  token.text === 'm' && before !== undefined && before < 20;

const joining = /^(?:a|and|of|و)$/;

const isJoined = (token: Token) => /^و./.test(token.text);

/** The words of numbers, each by itself. */
export const numberWords = (): string[] => [units, scales, duals].flatMap((words) => Object.keys(words));

/** The number that begins at a token; undefined where none does. */
export function numberAt(tokens: readonly Token[], at: number): SpokenNumber | undefined {
  let total = 0;
  let current: number | undefined;
  let scale = Infinity;
  let end = at;
  for (let index = at; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const forms = getForms(token.text);
    const isFirst = index === at;
    const follows =
      isFirst ||
      isJoined(token) ||
      joining.test(tokens[index - 1]?.text ?? '') ||
      (current === undefined && leadsToLowerScale(tokens, index, scale));
    if (joining.test(token.text) && leadsOn(tokens, index, isFirst)) continue;

    const dual = find(duals, forms);
    const scaled = find(scales, forms) ?? (isMillions(token, current) ? million : undefined);
    const fraction = find(fractions, forms);
    const unit = unitOf(token, forms);
    if (dual !== undefined && (isFirst || (follows && dual < scale))) {
      total += dual;
      scale = dual >= million ? million : 1000;
    } else if (scaled !== undefined && scaled < scale && (current !== undefined || follows || isFirst)) {
      total += (current ?? 1) * scaled;
      current = undefined;
      scale = scaled;
    } else if (forms.includes('hundred') && current !== undefined) {
      current *= 100;
    } else if (fraction !== undefined && scale < Infinity && follows) {
      total += fraction * scale;
    } else if (fraction !== undefined && isFirst && leadsToScale(tokens, index)) {
      current = fraction;
    } else if (
      unit !== undefined &&
      (isFirst || (follows && canAdd(current, unit, scale) && !isNextAmount(tokens, index, scale)))
    ) {
      current = (current ?? 0) + unit;
    } else break;
    end = index + 1;
  }
  if (end === at) return undefined;
  // «مليون ومئتين» are a million and two hundred thousand.
  const rest = current !== undefined && scale === million && current < 1000 ? current * 1000 : (current ?? 0);
  return { value: total + rest, length: end - at, isLarge: scale < Infinity };
}

const canAdd = (current: number | undefined, unit: number, scale: number): boolean =>
  current === undefined ? unit < scale : unit < current || (current < 10 && unit % 10 === 0 && unit < 100);

/** Whether a number begins another amount in the same thousands or millions: `700k and 900k`. */
const isNextAmount = (tokens: readonly Token[], at: number, scale: number): boolean =>
  (find(scales, getForms(tokens[at + 1]?.text ?? '')) ?? 0) >= scale;

/** Whether a joining word stands within a number: `a million and a half`. */
function leadsOn(tokens: readonly Token[], at: number, isFirst: boolean): boolean {
  const [next, afterNext] = [tokens[at + 1], tokens[at + 2]];
  const within = (token: Token | undefined) =>
    token !== undefined &&
    (token.value !== undefined ||
      [units, scales, fractions].some((words) => find(words, getForms(token.text)) !== undefined));
  if (tokens[at]?.text === 'of') return !isFirst && leadsToScale(tokens, at);
  if (tokens[at]?.text === 'a') return within(next) && find(units, [next?.text ?? '']) === undefined;
  return (within(next) || next?.text === 'a') && (next?.text !== 'a' || within(afterNext));
}

/** `a million`, `of a million` after a fraction. */
function leadsToScale(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  while (['of', 'a'].includes(tokens[next]?.text ?? '')) next += 1;
  return find(scales, getForms(tokens[next]?.text ?? '')) !== undefined;
}

/** `one million` is followed by `one hundred thousand`, without a joining word. */
function leadsToLowerScale(tokens: readonly Token[], at: number, scale: number): boolean {
  if (scale === Infinity) return false;
  let next = at;
  while (next < at + 5 && (isBelowScale(tokens[next]) || (next > at && tokens[next]?.text === 'and')))
    next += 1;
  return next > at && (find(scales, getForms(tokens[next]?.text ?? '')) ?? Infinity) < scale;
}

const isBelowScale = (token: Token | undefined): boolean =>
  token !== undefined && (token.text === 'hundred' || unitOf(token, getForms(token.text)) !== undefined);
