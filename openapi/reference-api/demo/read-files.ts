import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { DemoFileError } from './demo-file-error';
import type { DemoFiles } from './file-shapes';
import { validateFile } from './validate-file';

function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Text of a file that must be there and not be blank.
 * @throws {DemoFileError}
 */
export function readText(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new DemoFileError(file, faultOf(error));
  }
  if (text === '') throw new DemoFileError(file, 'is empty');
  return text;
}

/**
 * Content of a YAML file of one kind.
 * @throws {DemoFileError} when it is missing, is not YAML or has another shape
 */
export function readYaml<Kind extends keyof DemoFiles>(kind: Kind, file: string): DemoFiles[Kind] {
  const text = readText(file);
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    throw new DemoFileError(file, faultOf(error));
  }
  return validateFile(kind, file, content);
}

/** Paths of the YAML files of a folder, sorted by name. */
export function listYamlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(folder, name));
}
