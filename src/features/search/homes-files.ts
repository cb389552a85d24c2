import type { HomesData } from '../../domain/conditions/homes-data';
import {
  homesIndexPath,
  homesPartPath,
  fromHomesFiles,
  type HomesIndex,
  type HomesPart,
} from '../../domain/conditions/homes-files';

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

const readIndexFile = createFile<HomesIndex>(homesIndexPath);
const parts: ReturnType<typeof createFile<HomesPart>>[] = [];

/** Places and projects of the build, without units; undefined where the file is missing or broken. */
export const readHomesIndex = (): Promise<HomesData | undefined> =>
  readIndexFile()
    .then((index) => fromHomesFiles(index, []))
    .catch(() => undefined);

/**
 * What the build has, with the units of some projects, or of all; undefined where a file is missing or broken.
 * @param isWanted whether the units of a project are needed
 */
export async function readHomesFiles(
  isWanted: (project: HomesData['projects'][number]) => boolean = () => true,
): Promise<HomesData | undefined> {
  try {
    const index = await readIndexFile();
    const numbers = new Set(index.projects.filter(isWanted).flatMap((project) => project.parts));
    const read = [...numbers].map((number) => (parts[number] ??= createFile(homesPartPath(number)))());
    return fromHomesFiles(index, await Promise.all(read));
  } catch {
    return undefined;
  }
}
