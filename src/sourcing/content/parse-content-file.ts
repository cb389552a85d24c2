import { ContentError, didYouMean, type ContentProblem, type ProblemInFile } from './errors';
import type { FieldContext } from './fields';
import { readFrontMatter, type FieldPath, type FrontMatter } from './front-matter';
import { kindOf, kinds, type ContentDocument, type ContentKind } from './kinds';
import { splitFile, splitLanguages, type FileParts } from './split-file';
import { validate } from './validate';

export interface ContentFile extends FieldContext {
  /** From the root of the project, or absolute: `content/home/hero.md`. */
  path: string;
  text: string;
}

/**
 * Reads one content file. Pure: only `fileExists` knows whether media exist; without it that is not checked.
 * @throws ContentError with every problem of the file, in the order of its lines.
 */
export function parseContentFile({ path, text, fileExists }: ContentFile): ContentDocument {
  const fail = (problems: ProblemInFile[]): never => {
    throw new ContentError(sortProblems(problems.map((problem) => ({ path, ...problem }))));
  };
  const kind = kindOf(belowContent(path)) ?? fail([unknownFileProblem(belowContent(path))]);
  const parts = splitFile(text);
  if ('message' in parts) return fail([parts]);
  const { value, problems } = readParts(kind, parts, { fileExists });
  if (problems.length > 0) fail(problems);
  const slug = path.replace(/^.*\/|\.md$/g, '');
  return kind.document({ path, slug }, value);
}

/** Reads front matter and body and validates both by the schema, unless the YAML is invalid. */
function readParts(kind: ContentKind, parts: FileParts, context: FieldContext) {
  const front = readFrontMatter(parts.frontMatter, parts.frontMatterLine);
  if (!kind.hasBody) {
    const problems = [...front.problems, ...unexpectedBody(parts)];
    if (front.problems.length === 0)
      problems.push(...validate(kind.schema, front.value, front.locate, context));
    return { value: front.value, problems };
  }
  const sections = splitLanguages(parts.body, parts.bodyLine);
  const locate = (field: FieldPath) =>
    field[0] === 'body'
      ? { line: sections.lines[field[1] === 'en' ? 'en' : 'ar'] ?? parts.bodyLine, column: 1 }
      : front.locate(field);
  const value = { ...Object(front.value), body: sections.texts };
  const problems = [...front.problems, ...sections.problems, ...bodyField(front)];
  if (front.problems.length === 0) problems.push(...validate(kind.schema, value, locate, context));
  return { value, problems };
}

/** A field named `body` would silently be replaced by the text below the front matter. */
function bodyField({ value, locate }: FrontMatter): ProblemInFile[] {
  if (!Object.hasOwn(Object(value), 'body')) return [];
  const message = 'expected the text below the second ---, found this field';
  return [{ ...locate(['body']), field: 'body', message }];
}

function unexpectedBody({ body, bodyLine }: FileParts): ProblemInFile[] {
  const line = body.split('\n').findIndex((text) => text.trim() !== '');
  const message = 'expected no text below the second ---; this file keeps its texts in the fields above';
  return line === -1 ? [] : [{ line: bodyLine + line, column: 1, field: '', message }];
}

const belowContent = (path: string) => path.replace(/^(?:.*\/)?content\//, '');

function unknownFileProblem(file: string): ProblemInFile {
  const names = kinds.map((kind) => kind.file);
  const folder = names.filter((name) => name.split('/')[0] === file.split('/')[0]);
  const expected = folder.length > 0 ? folder.join(', ') : 'a file in home/, about/, contact/, legal/ or faq/';
  const hint = didYouMean(file, names) || '; file names are small letters, digits and hyphens';
  return { line: 1, column: 1, field: '', message: `expected ${expected}, found ${file}${hint}` };
}

/** By line and column, each message once. */
function sortProblems(problems: ContentProblem[]): ContentProblem[] {
  const seen = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...seen.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
