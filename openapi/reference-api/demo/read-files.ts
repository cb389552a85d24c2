import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { DemoFileError } from './demo-file-error';
import type { DemoFiles } from './file-shapes';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);
ajv.addSchema(parse(readFileSync(path.join(__dirname, '../../public-api.yaml'), 'utf8')), 'contract');
ajv.addSchema(parse(readFileSync(path.join(__dirname, 'file-schemas.yaml'), 'utf8')));

function describeError({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'the file';
  const name = 'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : '';
  const values = 'allowedValues' in params ? ` (${String(params['allowedValues'])})` : '';
  return `${place} ${message ?? 'is wrong'}${name}${values}`;
}

/** @throws {DemoFileError} with every mismatch with the schema of the kind in `file-schemas.yaml` */
function validateFile<Kind extends keyof DemoFiles>(
  kind: Kind,
  file: string,
  content: unknown,
): DemoFiles[Kind] {
  const validate = ajv.compile<DemoFiles[Kind]>({ $ref: `demo-files#/$defs/${kind}` });
  if (validate(content)) return content;
  throw new DemoFileError(file, (validate.errors ?? []).map(describeError).join('; '));
}

/** @throws {DemoFileError} that says what `read` throws */
function reading<Content>(file: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    throw new DemoFileError(file, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Text of a file, which must not be empty.
 * @throws {DemoFileError}
 */
export function readText(file: string): string {
  const text = reading(file, () => readFileSync(file, 'utf8').trim());
  if (text === '') throw new DemoFileError(file, 'is empty');
  return text;
}

/**
 * Content of a YAML file of one kind.
 * @throws {DemoFileError} when it is missing, is not YAML or does not fit its schema
 */
export function readYaml<Kind extends keyof DemoFiles>(kind: Kind, file: string): DemoFiles[Kind] {
  const text = readText(file);
  const content = reading(file, (): unknown => parse(text));
  return validateFile(kind, file, content);
}

/** Paths of the YAML files of a folder, sorted by name. */
export function listYamlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(folder, name));
}
