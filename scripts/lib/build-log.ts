import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { stripVTControlCharacters } from 'node:util';

/** Lines of errors or notes that people are shown: all mistakes of an editor, not all that a program may repeat. */
const maxShown = 200;

/** What Node and Gatsby say about themselves. */
const ofTools = /^\s*ERROR\s+UNKNOWN|^\(node:\d+\)|^\(Use `node --trace|^verbose |^\s+at .*node_modules/;

/** What Gatsby warns of where a kind of page has none today, such as adverts that were withdrawn. */
const ofIdleTemplates = /^warnTheGraphQLqueryinthenon-pagecomponent"[^"]*[/\\]src[/\\]templates[/\\]/;

/** How Gatsby begins an error on its ordinary output; the lines after it belong to it, up to the next message. */
const errorHead = /^\s*(?:ERROR\b|error )/;
const otherHead = /^(?:success|info|warn|failed|not finished|verbose)\b/;

export interface BuildLog {
  file: string;
  /** Takes what a program prints. */
  write(part: Buffer, stream: 'stdout' | 'stderr'): void;
  /** The beginning of what it printed as errors and warnings. */
  complaints(): string[];
  /** Forgets the complaints: of a try that another one follows. */
  forgive(): void;
}

/**
 * Writes what a program prints to a file, from its beginning, without the characters that only move a terminal's cursor.
 * @param onLine is called with each line of its output
 */
export function openBuildLog(file: string, onLine: (line: string) => void): BuildLog {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  const decoders = { stdout: new StringDecoder(), stderr: new StringDecoder() };
  const unfinished = { stdout: '', stderr: '' };
  let errors: string[] = [];
  let isError = false;
  /** The first lines of a warning, which Gatsby breaks anywhere; undefined after its first paragraph. */
  let warning: string[] | undefined;

  function endWarning(): void {
    const isOfIdleTemplate = ofIdleTemplates.test((warning ?? []).join('').replace(/\s/g, ''));
    if (warning && !isOfIdleTemplate) errors.push(...warning);
    warning = undefined;
  }

  function noteComplaint(line: string): void {
    isError = errorHead.test(line) || (isError && !otherHead.test(line));
    if (!line.trim() || isError || otherHead.test(line)) endWarning();
    if (line.startsWith('warn ')) warning = [line];
    else if (isError) errors.push(line);
    else warning?.push(line);
  }

  return {
    file,
    write(part, stream) {
      const lines = (unfinished[stream] + decoders[stream].write(part)).split('\n');
      unfinished[stream] = lines.pop() ?? '';
      const plain = lines.map((line) => stripVTControlCharacters(line).trimEnd());
      appendFileSync(file, plain.map((line) => `${line}\n`).join(''));
      if (stream === 'stderr') return void errors.push(...plain);
      for (const line of plain) {
        noteComplaint(line);
        onLine(line);
      }
    },
    complaints() {
      endWarning();
      const lines = [...errors, stripVTControlCharacters(unfinished.stderr)];
      const said = [...new Set(lines.filter((line) => line.trim() && !ofTools.test(line)))];
      const more = said.length - maxShown;
      return more > 0 ? [...said.slice(0, maxShown), `… and ${more} more lines`] : said;
    },
    forgive() {
      errors = [];
      warning = undefined;
    },
  };
}
