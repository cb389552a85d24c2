import { array, boolean, number, object, string, type ISchema, type ObjectShape } from 'yup';
import type { LocalizedText } from '../../lib/localized-text';
import { labelled, type Label } from './field-meta';
import { needs } from './message';

/** The fields of a group or of a whole file, without any other. */
export const group = <Shape extends ObjectShape>(label: Label, fields: Shape) => {
  const names = Object.keys(fields)
    .filter((name) => name !== 'body')
    .join(', ');
  const message = needs({
    ar: `هنا مجموعة حقول: ${names}، كل حقل في سطر تحتها، بعد مسافتين.`,
    en: `A group of fields belongs here: ${names}, each on a line of its own below, after two blanks.`,
  });
  return object(fields)
    .typeError(message)
    .required(message)
    .exact()
    .meta(labelled(label, { kind: 'group' }));
};

/** A list of at least one row, unless it may be empty. `label` names them: “Milestones”. */
export const list = <Row>(label: Label, row: ISchema<Row>, { canBeEmpty = false } = {}) => {
  const message = needs(
    canBeEmpty
      ? { ar: 'هنا قائمة، وكل صف يبدأ بـ «- ».', en: 'A list belongs here; each row begins with “- ”.' }
      : {
          ar: 'هنا قائمة فيها صف واحد على الأقل، وكل صف يبدأ بـ «- ».',
          en: 'A list of at least one row belongs here; each row begins with “- ”.',
        },
  );
  return array(row)
    .typeError(message)
    .required(message)
    .min(canBeEmpty ? 0 : 1, message)
    .meta(labelled(label, { kind: 'list', ...(canBeEmpty ? { isOptional: true } : {}) }));
};

/** One of a few words of the file, with what each means. */
export const choice = <Word extends string>(label: Label, words: Readonly<Record<Word, LocalizedText>>) => {
  const known = Object.keys(words) as Word[];
  const message = needs({
    ar: `هنا إحدى هذه الكلمات: ${known.join('، ')}.`,
    en: `One of these words belongs here: ${known.join(', ')}.`,
  });
  return string<Word>()
    .typeError(message)
    .required(message)
    .oneOf(known, message)
    .meta(labelled(label, { kind: 'choice', words }));
};

/** One of a few words, or nothing at all. */
export const optionalChoice = <Word extends string>(
  label: Label,
  words: Readonly<Record<Word, LocalizedText>>,
) => choice(label, words).optional().default(undefined);

/** Small English letters, digits and single hyphens. */
export const identifierPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A short name for use in addresses and between files: lower case letters, digits and hyphens. */
export const identifier = (label: Label, example: string, kind: 'identifier' | 'category' = 'identifier') => {
  const message = needs({
    ar: `هنا اسم قصير بأحرف إنجليزية صغيرة وأرقام وشرطات، مثل ${example}.`,
    en: `A short name in small English letters, digits and hyphens belongs here, such as ${example}.`,
  });
  return string()
    .typeError(message)
    .required(message)
    .matches(identifierPattern, { message, excludeEmptyString: true })
    .meta(labelled(label, { kind, example }));
};

/** A whole number within limits that belong to it. */
export const wholeNumber = (label: Label, range: { min: number; max: number; example: number }) => {
  const { min, max, example } = range;
  const message = needs({
    ar: `هنا عدد صحيح من ${min} إلى ${max}، بلا فواصل، مثل ${example}.`,
    en: `A whole number from ${min} to ${max} belongs here, without commas, such as ${example}.`,
  });
  return number()
    .typeError(message)
    .required(message)
    .integer(message)
    .min(min, message)
    .max(max, message)
    .meta(labelled(label, { kind: 'number', example, range: { min, max } }));
};

/** A number within limits, with two digits after the point at most: a percentage. */
export const decimalNumber = (label: Label, range: { min: number; max: number; example: number }) => {
  const { min, max, example } = range;
  const message = needs({
    ar: `هنا عدد من ${min} إلى ${max}، بعد نقطته رقمان على الأكثر، مثل ${example}.`,
    en: `A number from ${min} to ${max} belongs here, with two digits after the point at most, such as ${example}.`,
  });
  return number()
    .typeError(message)
    .required(message)
    .min(min, message)
    .max(max, message)
    .test('decimals', message, (value) => value === undefined || /^\d+(?:\.\d{1,2})?$/.test(String(value)))
    .meta(labelled(label, { kind: 'number', example, range: { min, max }, hasDecimals: true }));
};

const isDay = (text: string | undefined) => {
  const time = Date.parse(`${text ?? ''}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text ?? '');
};

/** A day of the calendar: `2026-11-23`. */
export const day = (label: Label) => {
  const message = needs({
    ar: 'هنا يوم: السنة ثم الشهر ثم اليوم، مثل 2026-11-23.',
    en: 'A day belongs here, year-month-day, such as 2026-11-23.',
  });
  return string()
    .typeError(message)
    .required(message)
    .matches(/^\d{4}-\d{2}-\d{2}$/, { message, excludeEmptyString: true })
    .test('exists', message, isDay)
    .meta(labelled(label, { kind: 'day', example: '2026-11-23' }));
};

/** `true` or `false`; false when it is left out. */
export const flag = (label: Label) => {
  const message = needs({
    ar: 'هنا true (نعم) أو false (لا).',
    en: 'Either true (yes) or false (no) belongs here.',
  });
  return boolean()
    .typeError(message)
    .nonNullable(message)
    .default(false)
    .meta(labelled(label, { kind: 'flag', isOptional: true }));
};

const momentPattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Milliseconds of a day, which begins in Riyadh, or of a time with its offset; NaN for anything else. */
export const momentOf = (text: string): number =>
  !momentPattern.test(text)
    ? Number.NaN
    : Date.parse(text.includes('T') ? text : isDay(text) ? `${text}T00:00:00+03:00` : '');

/** A day, or a time with its offset: `2026-12-01T09:00:00+03:00`. It may be left out. */
export const optionalMoment = (label: Label) => {
  const message = needs({
    ar: 'هنا يوم مثل 2026-12-01، أو وقت مع فرقه عن التوقيت العالمي، مثل 2026-12-01T09:00:00+03:00.',
    en: 'A day belongs here, such as 2026-12-01, or a time with its offset, such as 2026-12-01T09:00:00+03:00.',
  });
  return string()
    .typeError(message)
    .test('exists', message, (text) => text === undefined || !Number.isNaN(momentOf(text)))
    .optional()
    .meta(labelled(label, { kind: 'moment', example: '2026-12-01' }));
};
