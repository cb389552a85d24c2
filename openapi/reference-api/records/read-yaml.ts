import { isUtf8 } from 'node:buffer';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  type Document,
  type YAMLError,
} from 'yaml';
import { findOffset, type FieldPath } from '../../../src/lib/yaml-offset';

/** A place in a file, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

export interface PlacedMessage extends Position {
  message: string;
}

export interface RecordsFile {
  /** What can be read of it. */
  value: unknown;
  problems: PlacedMessage[];
  /** The first line that is no YAML; what is below it may be missing in the value, or be something else. */
  unreadLine: number | undefined;
  locate(path: FieldPath): Position;
}

/** The file cannot be read at all; the message says what to do. */
export class RecordsFileError extends Error {
  override name = 'RecordsFileError';
}

/** @throws RecordsFileError when it is not UTF-8, or has nothing in it */
export function decodeText(bytes: Buffer): string {
  const text = isUtf8(bytes) ? bytes.toString('utf8').replace(/^\uFEFF/, '') : undefined;
  if (text === undefined || text.includes('\0'))
    throw new RecordsFileError('The file is not a text in UTF-8. Save it again with the encoding UTF-8.');
  if (!/^[^\S\n]*[^\s#]/m.test(text))
    throw new RecordsFileError('The file is empty. Write one with: npm run api -- records export --out FILE');
  return text;
}

function explain({ code, message }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return 'This field is written twice. Delete one of the two.';
  if (code === 'TAB_AS_INDENT') return 'The line begins with a tab. Use spaces.';
  if (code === 'MISSING_CHAR') return 'A quotation mark, bracket or comma is missing. Add it.';
  if (code === 'MULTIPLE_DOCS') return 'A line “---” begins a second document. Delete it.';
  return `This is not YAML: ${message.split('\n')[0]}. Put a text with signs in it between ' and '.`;
}

/** Numbers as people write them; YAML would also read 0x10, 1e9 and .inf, and drop the first zero of a phone. */
const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;

/** Fields that are numbers in the contract: everywhere else 0500000001 and 204 are texts. */
const numberFields = ['price', 'annual_rent', 'parking_spaces', 'founded_year', 'width', 'height'];

/** Fields that are true or false. */
const flagFields = ['delete'];

function valueOfScalar({ value, source, type }: Scalar, field: string): unknown {
  const isText = typeof value === 'string' || value === null || type !== Scalar.PLAIN;
  if (isText) return value;
  if (typeof value === 'number' && numberFields.includes(field) && plainNumber.test(source ?? ''))
    return value;
  if (typeof value === 'boolean' && flagFields.includes(field)) return value;
  return source ?? String(value);
}

/** The value of a node. Anchors and fields with no name are reported and left out. */
function toValue(node: unknown, report: (node: unknown, message: string) => void, field = ''): unknown {
  if (isAlias(node)) report(node, 'References (*) are not read here. Write the value itself.');
  if (isScalar(node)) return valueOfScalar(node, field);
  if (isSeq(node)) return node.items.map((item) => toValue(item, report, field));
  if (!isMap(node)) return null;
  const entries = node.items.flatMap(({ key, value }): [string, unknown][] => {
    const name = isScalar(key) && key.value !== null ? String(key.source ?? key.value) : undefined;
    if (name === undefined || name === '__proto__' || name === 'constructor') {
      report(key, 'This is not the name of a field.');
      return [];
    }
    return [[name, toValue(value, report, name)]];
  });
  return Object.fromEntries(entries);
}

function parse(text: string, counter: LineCounter): Document {
  try {
    return parseDocument(text, { lineCounter: counter, prettyErrors: false });
  } catch {
    throw new RecordsFileError(
      'The file is not YAML. Write one with: npm run api -- records export --out FILE',
    );
  }
}

/**
 * Reads a file together with the place of each field.
 * @throws RecordsFileError when there is nothing to read
 */
export function readYaml(text: string): RecordsFile {
  const counter = new LineCounter();
  const document = parse(text, counter);
  const positionOf = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const errors = [...document.errors, ...document.warnings];
  const unread = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const problems = errors.map((error) => ({ ...positionOf(error.pos[0]), message: explain(error) }));
  if (!isMap(document.contents) && !unread)
    throw new RecordsFileError('The file must begin with profile:, units:, rentals: or articles:.');
  const value = toValue(document.contents, (node, message) => {
    const range = isScalar(node) || isAlias(node) ? node.range : undefined;
    problems.push({ ...positionOf(range?.[0] ?? 0), message });
  });
  return {
    value,
    problems,
    unreadLine: unread && positionOf(unread.pos[0]).line,
    locate: (path) => positionOf(findOffset(document, path)),
  };
}
