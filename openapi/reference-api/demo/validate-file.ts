import { readFileSync } from 'node:fs';
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

function describe({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'the file';
  const name = 'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : '';
  const values = 'allowedValues' in params ? ` (${String(params['allowedValues'])})` : '';
  return `${place} ${message ?? 'is wrong'}${name}${values}`;
}

/**
 * Returns the content of a file when it has the shape that `file-schemas.yaml` gives the kind.
 * @throws {DemoFileError} with every fault and where it stands
 */
export function validateFile<Kind extends keyof DemoFiles>(
  kind: Kind,
  file: string,
  content: unknown,
): DemoFiles[Kind] {
  const validate = ajv.compile<DemoFiles[Kind]>({ $ref: `demo-files#/$defs/${kind}` });
  if (validate(content)) return content;
  throw new DemoFileError(file, (validate.errors ?? []).map(describe).join('; '));
}
