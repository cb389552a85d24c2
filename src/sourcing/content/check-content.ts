import { readdir, readFile } from 'node:fs/promises';
import nodePath from 'node:path';
import type { FieldPath } from '../../lib/yaml-offset';
import { crossFileProblems } from './cross-file-problems';
import { decodeFile } from './decode';
import { readFrontMatter } from './front-matter';
import { findKind, type ContentDocument } from './kinds';
import { linkProblems, getQuestions, type KnownRecords } from './link-problems';
import { mediaMistake, readMediaFile, type MediaFile } from './media-mistakes';
import { parseContentFile } from './parse-content-file';
import { overdueFacts } from './dated-facts';
import { formatField, readableDocument } from './readable-document';
import { redirectProblems } from './redirect-problems';
import { ContentError, sortProblems, type ContentProblem } from './problems';
import { isVisible, scheduledChanges, type ScheduledChange } from './schedule';
import { splitFile } from './split-file';
import { getLabel } from './validate';

export interface ContentReport {
  /** How many content files were read. */
  files: number;
  /** The files that are valid by themselves, by path, hidden questions included. */
  documents: ContentDocument[];
  /** By file and line; empty when the content is valid. */
  problems: ContentProblem[];
}

interface CheckOptions {
  /** Of the API, for links to them; without it those are not checked. */
  records?: KnownRecords | undefined;
  now?: Date;
  /** Whether files of media may be missing: those of a change come with it when it is saved. */
  mayLackMedia?: boolean;
}

/** Reads every content file below `root` (the `content` folder) and collects all problems, also those between files. */
export async function checkContent(
  root: string,
  { records, now = new Date(), mayLackMedia = false }: CheckOptions = {},
): Promise<ContentReport> {
  const { texts, paths, problems } = await readTexts(root);
  const media = await readMedia(root);
  const documents: ContentDocument[] = [];
  for (const [path, text] of texts) {
    const folder = nodePath.join(root, nodePath.dirname(nodePath.relative('content', path)));
    try {
      documents.push(
        parseContentFile({
          path,
          text,
          fileExists: (file) => mayLackMedia || media.has(nodePath.join(folder, file)),
          fileMistake: (file, meta) => {
            const found = media.get(nodePath.join(folder, file));
            return found && mediaMistake(file, found, meta);
          },
        }),
      );
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  // Also of files that have mistakes of their own, so that nobody corrects those and then meets others.
  const readable = [...texts].flatMap(([path, text]) => readableDocument(path, text) ?? []);
  const between = [
    ...crossFileProblems(readable, paths),
    ...redirectProblems(readable),
    ...overdueFacts(documents, now),
  ];
  const own = new Set(problems.map(({ path, field }) => `${path} ${field}`));
  for (const { path, field, ...problem } of between) {
    // What is wrong in a field by itself is said once.
    if (own.has(`${path} ${formatField(field)}`)) continue;
    problems.push({ path, field: formatField(field), ...problem, ...placeOf(path, texts.get(path), field) });
  }
  problems.push(...linkProblems(texts, { questions: getQuestions(texts), records }));
  return { files: texts.size, documents, problems: sortProblems(problems) };
}

/** What visitors may see, what will change by itself, and what is wrong without stopping a build. */
export interface VisibleContent {
  documents: ContentDocument[];
  scheduled: ScheduledChange[];
  warnings: ContentProblem[];
}

interface ReadOptions {
  now?: Date;
  /** Of other texts that editors change, named together with those of the content. */
  others?: readonly ContentProblem[];
}

/**
 * Every document below `root` (the `content` folder) that visitors may see.
 * @throws ContentError with every problem of every file.
 */
export async function readContent(
  root: string,
  { now = new Date(), others = [] }: ReadOptions = {},
): Promise<VisibleContent> {
  const { documents, problems: own } = await checkContent(root, { now });
  const problems = [...own, ...others];
  if (problems.some(({ isWarning }) => !isWarning)) throw new ContentError(problems);
  return {
    documents: documents.filter((document) => isVisible(document, now.getTime())),
    scheduled: scheduledChanges(documents, now.getTime()),
    warnings: problems,
  };
}

/** Links of the content to records that are not, or no longer, published. They stop no build: the records changed, not the text. */
export async function recordLinkWarnings(root: string, records: KnownRecords): Promise<ContentProblem[]> {
  const { texts } = await readTexts(root);
  return linkProblems(texts, { questions: getQuestions(texts), records }).filter(
    ({ isWarning }) => isWarning,
  );
}

/** Slugs of the questions of the FAQ that links may lead to. */
export const questionSlugs = (documents: readonly ContentDocument[]): string[] =>
  documents.flatMap((document) =>
    document.kind === 'faq-question' && !document.fields.hidden ? [document.slug] : [],
  );

/** Files that systems put into folders by themselves. */
const isForeign = (file: string) => /^(?:\..*|Thumbs\.db|desktop\.ini)$/i.test(nodePath.basename(file));

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isForeign(entry.name))
    .map((entry) => nodePath.join(entry.parentPath, entry.name))
    .sort();
}

const isMedia = (file: string) => /[\\/]media[\\/]/.test(file);

/** Texts by path from the root of the project, in the order of the paths; files of another encoding are left out. */
async function readTexts(root: string) {
  const texts = new Map<string, string>();
  const problems: ContentProblem[] = [];
  const paths: string[] = [];
  for (const file of await listFiles(root)) {
    if (isMedia(file)) continue;
    const path = nodePath.posix.join('content', ...nodePath.relative(root, file).split(nodePath.sep));
    paths.push(path);
    const decoded = decodeFile(await readFile(file));
    problems.push(...decoded.problems.map((problem) => ({ path, ...problem })));
    if (decoded.problems.every(({ isWarning }) => isWarning)) texts.set(path, decoded.text);
  }
  return { texts, paths, problems };
}

/** What each file in a media folder is, by its absolute path. */
async function readMedia(root: string): Promise<Map<string, MediaFile>> {
  const files = (await listFiles(root)).filter(isMedia);
  return new Map(await Promise.all(files.map(async (file) => [file, await readMediaFile(file)] as const)));
}

/** Line, column and label of a field. */
function placeOf(path: string, text: string | undefined, field: FieldPath) {
  const parts = text === undefined ? undefined : splitFile(text);
  if (!parts || 'message' in parts) return { line: 1, column: 1 };
  const kind = findKind(path.replace(/^content\//, ''));
  return {
    ...readFrontMatter(parts.frontMatter, parts.frontMatterLine).locate(field),
    label: kind && getLabel(kind.schema, field),
  };
}
