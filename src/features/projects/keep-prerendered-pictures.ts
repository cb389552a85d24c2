import type { ProjectCardData } from './project';

/** Fresh rows with the pictures that the build made, where the row still shows the same original. */
export function keepPrerenderedPictures(
  fresh: readonly ProjectCardData[],
  prerendered: readonly ProjectCardData[],
): readonly ProjectCardData[] {
  const covers = new Map(prerendered.flatMap(({ cover }) => (cover ? [[cover.url, cover]] : [])));
  return fresh.map((project) => {
    const cover = project.cover && covers.get(project.cover.url);
    return cover ? { ...project, cover } : project;
  });
}
