import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import { HomeRow } from '../../../lists';
import { from } from '../../../theme';
import { ArrowLink, CardImage, RiyalText, Link } from '../../../ui';
import { LicenceLine, useLicenceState } from '../../licences';
import { SaveUnit } from '../../shortlist';
import { useFoundPrice } from './use-found-price';
import { useFoundUnitTexts } from './use-found-unit-texts';
import { statusKey, statusTone } from '../project';
import type { FoundProjectRow } from './found-project-row';
import { useHandoverText } from './use-handover-text';

interface FoundProjectProps {
  project: FoundProjectRow;
  isFirst: boolean;
  search: string;
  picture: (cover: FoundProjectRow['cover']) => FoundProjectRow['cover'];
  isNew: (unit: string) => boolean;
}

/** A project once, with the first of its units that match. */
export function FoundProjectSection({ project, isFirst, search, picture, isNew }: FoundProjectProps) {
  const { t } = useTranslation('search');
  const projects = useTranslation('projects');
  const localized = useLocalized();
  const texts = useFoundUnitTexts();
  const handover = useHandoverText();
  const { withheld } = useLicenceState(project);
  const price = useFoundPrice();
  const { slug, name, city, district, status } = project;
  const cover = picture(project.cover);
  const found = withheld ? undefined : project.found;
  const address = `${routes.project(slug)}${search}`;
  return (
    <Found>
      <Head>
        <CardImage
          source={cover}
          alt=""
          chip={{ tone: statusTone(status), label: projects.t(statusKey(status)) }}
          arch={isFirst ? 'small' : undefined}
          sizes="(min-width: 1000px) 400px, 100vw"
          priority={isFirst}
        />
        <div>
          <h3>
            <ProjectLink to={address}>{localized(name)}</ProjectLink>
          </h3>
          <p>{projects.t('place', { district: localized(district), city: localized(city) })}</p>
          {handover(project) && <p>{handover(project)}</p>}
          <LicenceLine of={project} />
        </div>
      </Head>
      <div>
        <Summary>
          <RiyalText text={price(project)} />
        </Summary>
        {found && (
          <>
            <ul>
              {found.units.map((unit) => (
                <li key={unit.id}>
                  <HomeRow
                    level={4}
                    to={routes.unit(slug, unit.id)}
                    {...texts(unit)}
                    rooms={unit.rooms}
                    mark={isNew(unit.id) ? t('newSince') : undefined}
                    action={<SaveUnit project={project} unit={unit.id} title={texts(unit).name} />}
                  />
                </li>
              ))}
            </ul>
            {found.matching > found.units.length && (
              <ArrowLink to={`${address}#units`}>
                {t('more', { count: found.matching - found.units.length })}
              </ArrowLink>
            )}
          </>
        )}
      </div>
    </Found>
  );
}

const Found = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(14px, 3vw, 20px);
  padding-block: clamp(28px, 3.4vw, 48px);
  ${from('split')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: clamp(32px, 4vw, 64px);
  }
  @media print {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    gap: var(--s4);
    padding-block: var(--s3);
  }
`;

/** The name is its only link, stretched over the picture too. */
const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(10px, 2vw, var(--s4));
  align-content: start;
  line-height: 1.6;
  [data-card-image] {
    aspect-ratio: 16 / 7;
  }
  h3 {
    font-size: 1.25rem;
    font-weight: 500;
    line-height: 1.45;
  }
  p {
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
  ${from('columns')} {
    [data-card-image] {
      aspect-ratio: 4 / 3;
    }
  }
  @media print {
    [data-card-image] {
      aspect-ratio: 4 / 3;
      border-radius: 0;
    }
  }
`;

const ProjectLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: var(--brick);
  }
`;

const Summary = styled.p`
  padding-block-end: 6px;
  font-weight: 500;
`;
