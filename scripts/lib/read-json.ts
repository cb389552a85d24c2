import { readFileSync } from 'node:fs';

/** What a text holds as JSON; undefined where it is none. */
export function parseJson<Content>(text: string): Content | undefined {
  try {
    return JSON.parse(text) as Content;
  } catch {
    return undefined;
  }
}

/** What a JSON file holds; undefined where it is missing or not whole: its writer was cut off, or the disk was full. */
export function readJson<Content>(file: string): Content | undefined {
  try {
    return parseJson(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
