import type { ProjectCardData } from './project';
import { isSoldOut } from '../../lib/sold-out';

type Likeness = Partial<Pick<ProjectCardData, 'city' | 'district' | 'price_from'>> &
  Pick<ProjectCardData, 'slug'>;

const shown = 3;

/** At most three other projects with something to buy, the likest first: place before price, else as they came. */
export function similarProjects<P extends ProjectCardData>(like: Likeness, projects: readonly P[]): P[] {
  const distance = (project: P): number => {
    const far = project.city.ar === like.city?.ar ? (project.district.ar === like.district?.ar ? 0 : 1) : 2;
    const [price, other] = [like.price_from, project.price_from];
    // Never as far as another district.
    const dearer = price && other ? Math.min(Math.abs(other - price) / price, 0.9) : 0.9;
    return far + dearer;
  };
  return projects
    .filter((project) => project.slug !== like.slug && !isSoldOut(project))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, shown);
}
