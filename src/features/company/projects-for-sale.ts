import { isSoldOut } from '../../domain/sale-state';
import type { ProjectCardData } from '../projects';

/** Statuses under which units are or will be sold, in the order of the page. */
const forSale: readonly string[] = [
  'For_Sale',
  'Soon_Sale',
  'Under_Construction',
] satisfies ProjectCardData['status'][];

/** At most `count` projects with something left to sell: open sales first, within a status in the given order. */
export function projectsForSale(projects: readonly ProjectCardData[], count: number): ProjectCardData[] {
  const rank = ({ status }: ProjectCardData) => forSale.indexOf(status);
  return projects
    .filter((project) => rank(project) !== -1 && !isSoldOut(project))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, count);
}
