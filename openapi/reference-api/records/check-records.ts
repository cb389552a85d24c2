import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { nearestWord } from '../../../src/lib/nearest-word';
import type { FieldPath } from '../../../src/lib/yaml-offset';
import { pointerParts } from '../contract/pointer-parts';
import { formats } from './formats';

/** One mistake in a file; where it is, by keys and positions in lists. */
export interface Mistake {
  path: FieldPath;
  /** What is wrong, and what to do. */
  message: string;
  /** The place of the other one, of two that cannot both be. */
  other?: FieldPath;
}

const readSchema = (file: string) => parse(readFileSync(path.join(__dirname, file), 'utf8')) as object;

const { expected, ...schema } = readSchema('record-schemas.yaml') as { expected: Record<string, string> };

function createValidator() {
  const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false, verbose: true }));
  for (const [name, isValid] of Object.entries(formats)) ajv.addFormat(name, isValid);
  return ajv.addSchema(readSchema('../../public-api.yaml'), 'contract').compile(schema);
}

let validator: ReturnType<typeof createValidator> | undefined;

/** As it is written in a sentence; long values are cut. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const characters = [...text.replaceAll(/\p{Cc}+/gu, ' ')];
  return `“${characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : characters.join('')}”`;
}

const meant = (word: string, known: readonly string[]) => {
  const nearest = nearestWord(word, known);
  return nearest ? ` Did you mean “${nearest}”?` : '';
};

/** A sentence for a field or value that has a nearest right one. */
export const didYouMean = (sentence: string, word: unknown, known: readonly string[]): string =>
  `${sentence}${typeof word === 'string' ? meant(word, known) : ''}`;

function describeUnknown(name: string, known: readonly string[]): string {
  if (/^\d+$/.test(name)) return `“${name}” is no field. Numbers have no commas: 920000.`;
  const sentence = `There is no field “${name}” here`;
  return nearestWord(name, known)
    ? didYouMean(`${sentence}.`, name, known)
    : `${sentence}; there are ${known.join(', ')}.`;
}

const wanted = (at: FieldPath): string => {
  const name = at.findLast((key) => typeof key === 'string' && key in expected);
  return name === undefined ? 'another value' : (expected[name] ?? '');
};

function toMistake({ instancePath, keyword, params, parentSchema, data }: ErrorObject): Mistake {
  const at = pointerParts(instancePath).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    const language = { ar: 'the Arabic text', en: 'the English text' }[name];
    return { path: at, message: `“${name}” is missing here: write ${language ?? wanted([name])}.` };
  }
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']);
    const known = Object.keys((parentSchema?.['properties'] ?? {}) as object);
    return { path: [...at, name], message: describeUnknown(name, known) };
  }
  if (keyword === 'enum') {
    const values = (params['allowedValues'] as unknown[]).map(String);
    const sentence = `${show(data)} is not one of ${values.join(', ')}.`;
    return { path: at, message: didYouMean(sentence, data, values) };
  }
  return { path: at, message: `${show(data)} is not right. Expected: ${wanted(at)}.` };
}

/** Wrappers whose inner errors are in the list too. */
const wrappers = ['if', 'anyOf'];

/** Texts that no database column can hold: NUL characters and lone surrogates. */
function findUnstorableText(value: unknown, at: FieldPath): Mistake[] {
  if (typeof value === 'string') {
    return /\0|\p{Surrogate}/u.test(value)
      ? [{ path: at, message: 'A character in this text cannot be stored. Write the text again.' }]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findUnstorableText(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every mistake in the form of a file: names, types, lengths, patterns, languages. Nothing of what is stored. */
export function checkRecords(file: unknown): Mistake[] {
  validator ??= createValidator();
  const errors = validator(file) ? [] : (validator.errors ?? []);
  const mistakes = errors.filter(({ keyword }) => !wrappers.includes(keyword)).map(toMistake);
  const unique = new Map(mistakes.map((mistake) => [JSON.stringify(mistake), mistake]));
  return [...unique.values(), ...findUnstorableText(file, [])];
}
