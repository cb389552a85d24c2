import type { FinderData } from '../../domain/conditions/finder-data';
import {
  finderIndexPath,
  finderPartPath,
  fromFinderFiles,
  type FinderIndex,
  type FinderPart,
} from '../../domain/conditions/finder-files';

/** A file of the build, fetched once; where that fails, the next one who asks tries again. */
function createFile<Content>(path: string) {
  let content: Promise<Content> | undefined;
  return (): Promise<Content> => {
    content ??= fetch(path).then((response) => {
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return response.json() as Promise<Content>;
    });
    content.catch(() => (content = undefined));
    return content;
  };
}

const readIndexFile = createFile<FinderIndex>(finderIndexPath);
const parts: ReturnType<typeof createFile<FinderPart>>[] = [];

/** Places and projects of the build, without units; undefined where the file is missing or broken. */
export const readFinderIndex = (): Promise<FinderData | undefined> =>
  readIndexFile()
    .then((index) => fromFinderFiles(index, []))
    .catch(() => undefined);

/**
 * What the build has, with the units of some projects, or of all; undefined where a file is missing or broken.
 * @param isWanted whether the units of a project are needed
 */
export async function readFinderFiles(
  isWanted: (project: FinderData['projects'][number]) => boolean = () => true,
): Promise<FinderData | undefined> {
  try {
    const index = await readIndexFile();
    const numbers = new Set(index.projects.filter(isWanted).flatMap((project) => project.parts));
    const read = [...numbers].map((number) => (parts[number] ??= createFile(finderPartPath(number)))());
    return fromFinderFiles(index, await Promise.all(read));
  } catch {
    return undefined;
  }
}
