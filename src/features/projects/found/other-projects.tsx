import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { routes, searchedParameter } from '../../../lib/routes';
import { ArrowLink, TextLink } from '../../../ui';
import { LicenceLine } from '../../licences';
import { statusKey, type ProjectListRow } from '../project';

interface OtherProjectsProps {
  projects: readonly ProjectListRow[];
  /** What is searched for, in words. */
  words: string;
}

/** Projects that match and have nothing to buy yet, each with a way to hear of its launch. */
export function OtherProjects({ projects, words }: OtherProjectsProps) {
  const { t } = useTranslation('search');
  const statuses = useTranslation('projects');
  const localized = useLocalized();
  if (projects.length === 0) return null;
  return (
    <Others aria-label={t('others.title')}>
      <h3>{t('others.title')}</h3>
      <ul>
        {projects.map((project) => {
          const { id, slug, name, city, district, status } = project;
          const place = statuses.t('place', { district: localized(district), city: localized(city) });
          return (
            <li key={id}>
              <div>
                <TextLink to={routes.project(slug)}>{localized(name)}</TextLink>
                <p>{[place, statuses.t(statusKey(status))].join(t('separator'))}</p>
                <LicenceLine of={project} />
              </div>
              <span className="no-print">
                <ArrowLink
                  to={`${routes.project(slug)}?${searchedParameter}=${encodeURIComponent(words)}#interest`}
                >
                  {t('others.tellMe')}
                </ArrowLink>
              </span>
            </li>
          );
        })}
      </ul>
    </Others>
  );
}

const Others = styled.section`
  h3 {
    padding-block-end: var(--s4);
    font-size: var(--fs-h3);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px var(--s5);
    padding-block: 14px;
    border-block-start: 1px solid var(--line);
  }
  p {
    color: var(--stone-700);
    font-size: var(--fs-sm);
  }
`;
