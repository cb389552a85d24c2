import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import { isSoldOut } from '../../../domain/sale-state';
import { from } from '../../../theme';
import { ArrowRightIcon, Container, Link } from '../../../ui';
import { statusKey, useLatestProjects, type ProjectCardData } from '../../projects';

/** Below the hero: links to the newest projects, two on phones, three in a row from 900 px. */
export function LatestProjects({ projects }: { projects: readonly ProjectCardData[] }) {
  const { t } = useTranslation('home');
  const { t: tProject } = useTranslation('projects');
  const localized = useLocalized();
  const newest = useLatestProjects(projects)
    .filter((project) => !isSoldOut(project))
    .slice(0, 3);
  if (newest.length === 0) return null;
  return (
    <Strip>
      <Container>
        <Links aria-label={t('latest')}>
          {newest.map(({ id, slug, name, status, district, city }) => {
            const place = tProject('place', { district: localized(district), city: localized(city) });
            return (
              <li key={id}>
                <Link to={routes.project(slug)}>
                  <strong>{localized(name)}</strong>{' '}
                  <small>{t('statusAndPlace', { status: tProject(statusKey(status)), place })}</small>
                  <ArrowRightIcon />
                </Link>
              </li>
            );
          })}
        </Links>
      </Container>
    </Strip>
  );
}

const line = '1px solid var(--line-strong)';

const Strip = styled.section`
  background: var(--sand-100);
  border-block-end: 1px solid var(--line);
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  li + li {
    border-block-start: ${line};
  }
  li:nth-child(n + 3),
  .icon {
    display: none;
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--s4);
    block-size: 100%;
    padding-block: var(--s4);
  }
  strong {
    font-weight: 500;
    font-size: 1.0625rem;
    line-height: 1.5;
  }
  small {
    grid-column: 1;
    font-size: var(--fs-sm);
    line-height: 1.6;
    color: var(--stone-700);
  }
  a:hover strong,
  a:active strong {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
  }
  ${from('hero')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li:nth-child(n + 3),
    .icon {
      display: block;
    }
    .icon {
      grid-area: 1 / 2 / 3;
    }
    li + li {
      border-block-start: 0;
      border-inline-start: ${line};
    }
    a {
      padding: var(--s5) var(--s6);
    }
    li:first-child a {
      padding-inline-start: 0;
    }
  }
`;
