import { existsSync, readdirSync, readFileSync } from 'node:fs';
import nodePath from 'node:path';
import { crossFileProblems } from './cross-file-problems';
import { ContentError, type ContentProblem } from './errors';
import { readFrontMatter, type FieldPath } from './front-matter';
import type { ContentDocument } from './kinds';
import { parseContentFile } from './parse-content-file';
import { splitFile } from './split-file';

export interface ContentReport {
  /** How many content files were read. */
  files: number;
  /** The files that are valid by themselves, by path, hidden questions included. */
  documents: ContentDocument[];
  /** By file and line; empty when the content is valid. */
  problems: ContentProblem[];
}

/** Reads every content file below `root` (the `content` folder) and collects all problems, also those between files. */
export function checkContent(root: string): ContentReport {
  const documents: ContentDocument[] = [];
  const problems: ContentProblem[] = [];
  const texts = readTexts(root);
  for (const [path, text] of texts) {
    const folder = nodePath.join(root, nodePath.dirname(nodePath.relative('content', path)));
    const fileExists = (media: string) => existsSync(nodePath.join(folder, media));
    try {
      documents.push(parseContentFile({ path, text, fileExists }));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  for (const { path, field, message } of crossFileProblems(documents, [...texts.keys()])) {
    problems.push({ path, field: formatField(field), message, ...locate(texts.get(path), field) });
  }
  problems.sort((a, b) => a.path.localeCompare(b.path, 'en') || a.line - b.line || a.column - b.column);
  return { files: texts.size, documents, problems };
}

/**
 * Every document below `root` (the `content` folder) that visitors may see.
 * @throws ContentError with every problem of every file.
 */
export function readContent(root: string): ContentDocument[] {
  const { documents, problems } = checkContent(root);
  if (problems.length > 0) throw new ContentError(problems);
  return documents.filter((document) => !(document.kind === 'faq-question' && document.fields.hidden));
}

/** Text by path from the root of the project, in the order of the paths. */
function readTexts(root: string): Map<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return new Map(
    files
      .sort()
      .map((file) => [
        nodePath.posix.join('content', ...file.split(nodePath.sep)),
        readFileSync(nodePath.join(root, file), 'utf8'),
      ]),
  );
}

/** `['items', 2, 'title']` as `items[2].title`. */
const formatField = (field: FieldPath) =>
  field
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

function locate(text: string | undefined, field: FieldPath) {
  const parts = text === undefined ? undefined : splitFile(text);
  return parts && 'frontMatter' in parts
    ? readFrontMatter(parts.frontMatter, parts.frontMatterLine).locate(field)
    : { line: 1, column: 1 };
}
