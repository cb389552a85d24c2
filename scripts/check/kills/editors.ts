import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a save makes of files, by their path from the root of the project; undefined where it removes one. */
export type SavedFiles = ReadonlyMap<string, Buffer | undefined>;

/** Long, so that a kill finds it half written where it is not saved as a whole. */
const longText = (number: number): string => `نص ${number}. `.repeat(250);

/** An editor who saves the same files again and again, each time in a version that differs. */
export class Editor {
  /** What was acknowledged last, or is there since before. */
  last: SavedFiles;
  /** What is on its way; as `last` where nothing is. */
  next: SavedFiles;

  /** @param version the files of a save; not for the first, which is what is there */
  constructor(
    first: SavedFiles,
    readonly version: (number: number, last: SavedFiles) => SavedFiles,
  ) {
    this.last = first;
    this.next = first;
  }

  /** Whether the files in `root` are those of a version, all of them, and no others. */
  has(root: string, files: SavedFiles): boolean {
    const all = new Set([...this.last.keys(), ...this.next.keys()]);
    return [...all].every((name) => {
      const file = path.join(root, name);
      const wanted = files.get(name);
      return wanted ? existsSync(file) && readFileSync(file).equals(wanted) : !existsSync(file);
    });
  }
}

/** An editor of texts that are saved together. */
export function editorOfTexts(root: string, ...names: string[]): Editor {
  const read = () => new Map(names.map((name) => [name, readFileSync(path.join(root, name))]));
  const original = read();
  const change = (text: Buffer, number: number) =>
    Buffer.from(text.toString().replace(/\n(?=\n*# English)/, `\n\n${longText(number)}\n`));
  return new Editor(
    original,
    (number) => new Map([...original].map(([name, text]) => [name, change(text, number)])),
  );
}

/** An editor of a text with a picture: each save adds one, shows it in the text, and removes the one before. */
export function editorOfPicture(root: string, name: string, picture: string): Editor {
  const [text, bytes] = [name, picture].map((file) => readFileSync(path.join(root, file)));
  const first = new Map([
    [name, text],
    [picture, bytes],
  ]);
  return new Editor(first, (number, last) => {
    const added = picture.replace(/(?=\.\w+$)/, `-${number}`);
    const shown = text?.toString().replace(path.basename(picture), path.basename(added)) ?? '';
    const before = [...last].flatMap(([file, one]) => (one && file !== name ? [file] : []));
    return new Map<string, Buffer | undefined>([
      [added, bytes],
      [name, Buffer.from(shown)],
      ...before.map((file) => [file, undefined] as const),
    ]);
  });
}
