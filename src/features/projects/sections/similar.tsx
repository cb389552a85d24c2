/** Other projects with something to buy. Loaded on demand. */
import { useTranslation } from '../../../i18n';
import { CardGrid, Section } from '../../../ui';
import { ProjectCard } from '../project-card';
import type { ProjectDetails } from '../project-details';
import { useSimilarProjects } from '../use-similar-projects';

export default function SimilarProjects({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('projects');
  const similar = useSimilarProjects(project);
  if (similar.length === 0) return null;
  return (
    <Section heading={t('similar')} id="similar">
      <CardGrid>
        {similar.map((other) => (
          <li key={other.id}>
            <ProjectCard project={other} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
