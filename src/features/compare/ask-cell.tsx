/** The ways on from a home: the form that takes it along, or a chat about it. */
import { Link } from 'gatsby';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { VisuallyHidden, WhatsAppIcon } from '../../ui';
import type { UnitSnapshot, UnitRef } from '../shortlist';
import { hrefOfUnit } from '../units';
import { Ways } from './compare-table.styles';
import { useHome } from './unit';

interface AskCellProps {
  unit: UnitRef;
  known: UnitSnapshot;
  /** It is no longer offered, so the way on is to the others. */
  isGone: boolean;
}

export function AskCell({ unit, known, isGone }: AskCellProps) {
  const { t } = useTranslation('compare');
  const { title, whatsapp } = useHome(unit, known);
  if (isGone) return <Link to={routes.projects}>{t('empty.action')}</Link>;
  const about = (
    <VisuallyHidden>
      {': '}
      <bdi>{title}</bdi>
    </VisuallyHidden>
  );
  return (
    <Ways>
      <Link to={`${routes.project(unit.project)}${hrefOfUnit(unit.unit)}#interest`}>
        {t('interest')}
        {about}
      </Link>
      {whatsapp && (
        <a href={whatsapp} rel="noopener">
          <WhatsAppIcon />
          {t('whatsapp')}
          {about}
        </a>
      )}
    </Ways>
  );
}
