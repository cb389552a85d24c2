import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isEditedFile, RefusedChange } from './working-copy';
import { checkContent, type ContentProblem } from '../../../src/sourcing/content';

/** A file as it would be saved: Base64, or nothing where it would be removed. */
export interface ChangedFile {
  /** From the root of the project: `content/faq/deed.md`. */
  path: string;
  content?: string | undefined;
}

const keyOf = ({ path: file, field, message }: ContentProblem) => `${file} ${field} ${message.en}`;

interface TryOptions {
  /** Whether pictures that the change names may be missing. */
  mayLackMedia?: boolean;
}

const mistakesIn = async (folder: string, options?: TryOptions) =>
  (await checkContent(folder, options)).problems.filter(({ isWarning }) => !isWarning);

/**
 * Finds the mistakes that a change would bring into the content, those between files and in pictures among them. What was
 * wrong before is not held against it.
 * @param root the project, with the folder `content`
 * @param folder for a copy in which the change is tried
 */
export function createChangeCheck(root: string, folder: string) {
  const content = path.join(root, 'content');
  let previous: Promise<unknown> = Promise.resolve();

  async function check(changes: readonly ChangedFile[], options: TryOptions): Promise<ContentProblem[]> {
    rmSync(folder, { recursive: true, force: true });
    // Pictures that keep their time are not looked into again.
    cpSync(content, folder, { recursive: true, preserveTimestamps: true });
    for (const { path: file, content: text } of changes) {
      const target = path.join(folder, path.relative('content', file));
      if (text === undefined) {
        rmSync(target, { force: true });
        continue;
      }
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, Buffer.from(text, 'base64'));
    }
    const after = await mistakesIn(folder, options);
    if (after.length === 0) return [];
    const changed = new Set(changes.map(({ path: file }) => file));
    /** What an editor is told of the file that they changed is not said once more from the other one's side. */
    const isSaidAlready = (problem: ContentProblem) =>
      !changed.has(problem.path) &&
      after.some(
        ({ path: file, field }) =>
          changed.has(file) && field === problem.field && problem.message.en.includes(file),
      );
    const before = new Set((await mistakesIn(content)).map(keyOf));
    return after.filter((problem) => !before.has(keyOf(problem)) && !isSaidAlready(problem));
  }

  /** One after the other: they share the copy. */
  return (changes: readonly ChangedFile[], options: TryOptions = {}): Promise<ContentProblem[]> => {
    const own = changes.filter(({ path: file }) => file.startsWith('content/'));
    const other = own.find(({ path: file }) => !isEditedFile(file, ['content']));
    if (other) return Promise.reject(new RefusedChange(`${other.path} is not a file of content/.`));
    const next = previous.then(() => (own.length > 0 ? check(own, options) : []));
    previous = next.catch(() => undefined);
    return next;
  };
}

export type ChangeCheck = ReturnType<typeof createChangeCheck>;
