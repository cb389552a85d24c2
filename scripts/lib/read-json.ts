import { readFileSync } from 'node:fs';

/** What a JSON file holds; undefined where it is missing or not whole: its writer was cut off, or the disk was full. */
export function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch {
    return undefined;
  }
}
