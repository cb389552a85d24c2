/** Above a home's column: which it is, where it is, and a way to take it out. */
import { Link } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { CloseIcon, IconButton } from '../../ui';
import type { UnitSnapshot, UnitRef } from '../shortlist';
import { hrefOfUnit } from '../units';
import { HeadCell, HomeLink, ProjectName } from './compare-table.styles';
import { useHome } from './unit';

interface ColumnHeadProps {
  unit: UnitRef;
  known: UnitSnapshot;
  onRemove: (title: string) => void;
}

export function ColumnHead({ unit, known, onRemove }: ColumnHeadProps) {
  const { t } = useTranslation('compare');
  const localized = useLocalized();
  const { title } = useHome(unit, known);
  const project = localized(known.project);
  return (
    <HeadCell scope="col" aria-label={`${project}: ${title}`}>
      <ProjectName>
        <bdi>{project}</bdi>
        <IconButton
          bare
          className="no-print"
          label={t('remove', { home: title })}
          onClick={() => onRemove(title)}
        >
          <CloseIcon />
        </IconButton>
      </ProjectName>
      <HomeLink as={Link} to={routes.project(unit.project) + hrefOfUnit(unit.unit)}>
        <bdi>{title}</bdi>
      </HomeLink>
    </HeadCell>
  );
}
