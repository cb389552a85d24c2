import type { LocalizedText } from '../../lib/localized-text';
import { nearestWord } from '../../lib/nearest-word';
import type { FieldPath } from '../../lib/yaml-offset';
import { readFrontMatter, type FrontMatter } from './front-matter';
import { findKind, kinds, type ContentDocument, type ContentKind } from './kinds';
import type { FieldContext } from './media-fields';
import { ContentError, sortProblems, type ProblemInFile } from './problems';
import { splitFile, splitLanguages, type FileParts } from './split-file';
import { getLabel, validate } from './validate';

export interface ContentFile extends FieldContext {
  /** From the root of the project, or absolute: `content/home/hero.md`. */
  path: string;
  text: string;
}

/**
 * Reads one content file. Pure: only `fileExists` and `fileMistake` know of media; without them those are not checked.
 * @throws ContentError with every problem of the file, in the order of its lines.
 */
export function parseContentFile({ path, text, ...context }: ContentFile): ContentDocument {
  const fail = (problems: ProblemInFile[]): never => {
    throw new ContentError(sortProblems(problems.map((problem) => ({ path, ...problem }))));
  };
  const kind = findKind(belowContent(path)) ?? fail([unknownFileProblem(belowContent(path))]);
  const parts = splitFile(text);
  if ('message' in parts) return fail([parts]);
  const { value, problems } = readParts(kind, parts, context);
  if (problems.length > 0) fail(problems);
  const slug = path.replace(/^.*\/|\.md$/g, '');
  return kind.document({ path, slug }, value);
}

/** Reads front matter and body and validates both by the schema. */
function readParts(kind: ContentKind, parts: FileParts, context: FieldContext) {
  const front = readFrontMatter(parts.frontMatter, parts.frontMatterLine);
  const options = { context, unreadLine: front.unreadLine };
  if (!kind.hasBody) {
    const problems = [...front.problems, ...unexpectedBody(parts)];
    problems.push(...validate(kind.schema, front.value, front.locate, options));
    return { value: front.value, problems };
  }
  const sections = splitLanguages(parts.body, parts.bodyLine);
  const locate = (field: FieldPath, offset?: number) => {
    if (field[0] !== 'body') return front.locate(field);
    const language = field[1] === 'en' ? 'en' : 'ar';
    const heading = sections.lines[language] ?? parts.bodyLine;
    const before = offset === undefined ? undefined : sections.texts[language]?.slice(0, offset);
    return { line: before === undefined ? heading : heading + before.split('\n').length, column: 1 };
  };
  const value = { ...Object(front.value), body: sections.texts };
  const bodyProblems = sections.problems.map((problem) => ({
    ...problem,
    label: getLabel(kind.schema, ['body']),
  }));
  const problems = [...front.problems, ...bodyProblems, ...bodyField(front)];
  problems.push(...validate(kind.schema, value, locate, options));
  return { value, problems };
}

/** A field named `body` would silently be replaced by the text below the front matter. */
function bodyField({ value, locate }: FrontMatter): ProblemInFile[] {
  if (!Object.hasOwn(Object(value), 'body')) return [];
  const message = {
    ar: 'هذا النص مكانه تحت السطر --- الثاني، لا هنا.',
    en: 'This text belongs below the second line ---, not here.',
  };
  return [{ ...locate(['body']), field: 'body', message }];
}

function unexpectedBody({ body, bodyLine }: FileParts): ProblemInFile[] {
  const line = body.split('\n').findIndex((text) => text.trim() !== '');
  const message = {
    ar: 'لا نص في هذا الملف بعد السطر --- الثاني؛ نصوصه في الحقول فوقه. انقله إليها أو احذفه.',
    en: 'This file has no text below the second line ---; its texts are in the fields above. Move it there, or delete it.',
  };
  return line === -1 ? [] : [{ line: bodyLine + line, column: 1, field: '', message }];
}

const belowContent = (path: string) => path.replace(/^(?:.*\/)?content\//, '');

function unknownFileProblem(file: string): ProblemInFile {
  return { line: 1, column: 1, field: '', message: unknownFileMessage(file) };
}

function unknownFileMessage(file: string): LocalizedText {
  const names = kinds.map((kind) => kind.file);
  const folder = names.filter((name) => name.split('/')[0] === file.split('/')[0]);
  if (/^faq\/[^/]+$/.test(file)) {
    const name = file
      .slice('faq/'.length)
      .replace(/\.[^.]*$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const suggestion = `${name || 'first-home'}.md`;
    return {
      ar: `اسم ملف السؤال بأحرف إنجليزية صغيرة وأرقام وشرطات، وينتهي بـ .md، مثل ${suggestion}. غيّر الاسم.`,
      en: `The file of a question is named with small English letters, digits and hyphens, and ends in .md, such as ${suggestion}. Rename it.`,
    };
  }
  const meant = nearestWord(file, names);
  const expected = folder.length > 0 ? folder.join(', ') : 'home/, about/, contact/, legal/, faq/';
  return {
    ar: `لا صفحة تقرأ ملفًا بهذا الاسم. ${meant ? `أتقصد «${meant}»؟` : `المعروف هنا: ${expected}.`}`,
    en: `No page reads a file of this name. ${meant ? `Did you mean “${meant}”?` : `Known here: ${expected}.`}`,
  };
}
