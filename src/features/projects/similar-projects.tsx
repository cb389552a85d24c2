import { useMemo } from 'react';
import { useTranslation } from '../../i18n';
import { isSoldOut } from '../../domain/sale-state';
import { OtherRecords, usePublishedRecords } from '../../records';
import type { ProjectCardData } from './project';
import { ProjectCard } from './project-card';
import type { ProjectDetails } from './project-details';

type Reference = Partial<Pick<ProjectCardData, 'city' | 'district' | 'price_from'>> &
  Pick<ProjectCardData, 'slug'>;

const maxSimilar = 3;

/** At most three other projects that are not sold out, most similar first: by place, then by price, else in the given order. */
export function similarProjects<P extends ProjectCardData>(like: Reference, projects: readonly P[]): P[] {
  const difference = (project: P): number => {
    const place = project.city.ar === like.city?.ar ? (project.district.ar === like.district?.ar ? 0 : 1) : 2;
    const [wanted, offered] = [like.price_from, project.price_from];
    // Below 1, so that a price never counts as much as another district.
    const price = wanted && offered ? Math.min(Math.abs(offered - wanted) / wanted, 0.9) : 0.9;
    return place + price;
  };
  return projects
    .filter((project) => project.slug !== like.slug && !isSoldOut(project))
    .sort((a, b) => difference(a) - difference(b))
    .slice(0, maxSimilar);
}

/** As the API has them now; none until it has answered. */
export function useSimilarProjects(like: Reference) {
  const { published } = usePublishedRecords('projects');
  return useMemo(() => (published ? similarProjects(like, published.rows) : []), [like, published]);
}

/** Loaded on demand. */
export default function SimilarProjects({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('projects');
  const similar = useSimilarProjects(project);
  return (
    <OtherRecords
      heading={t('similar')}
      records={similar}
      card={(other) => <ProjectCard project={other} />}
    />
  );
}
