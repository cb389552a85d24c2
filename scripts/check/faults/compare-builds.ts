import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { comparableText } from '../../lib/comparable-text';
import { filesBelow } from '../../lib/file-trees';

/** Compressed copies are made of files that are compared themselves; a source map belongs to its bundle. */
const isCompared = (file: string): boolean => /\.(?:html|json|js|css|xml|ics|txt|csv)$/.test(file);

const textOf = (folder: string, file: string): string =>
  comparableText(file, readFileSync(path.join(folder, file), 'utf8'));

/** Where two texts begin to differ, with what surrounds it. */
function difference(warm: string, cold: string): string {
  let at = 0;
  while (at < cold.length && warm[at] === cold[at]) at += 1;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${part(warm)} instead of ${part(cold)}`;
}

/** Files of a build that are not those of a build without a cache, from the same data: a sentence each. */
export function compareBuilds(warm: string, cold: string): string[] {
  const names = (folder: string) => new Set(filesBelow(folder).filter(isCompared));
  const [ofWarm, ofCold] = [names(warm), names(cold)];
  return [
    ...[...ofCold].filter((file) => !ofWarm.has(file)).map((file) => `${file} is missing`),
    ...[...ofWarm].filter((file) => !ofCold.has(file)).map((file) => `${file} should not be there`),
    ...[...ofCold]
      .filter((file) => existsSync(path.join(warm, file)))
      .flatMap((file) => {
        const [a, b] = [textOf(warm, file), textOf(cold, file)];
        return a === b ? [] : [`${file}: ${difference(a, b)}`];
      }),
  ];
}
