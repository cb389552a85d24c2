import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from '../../i18n';
import { ButtonAnchor, WhatsAppIcon } from '../../ui';
import { ShortlistToggleLoader } from '../shortlist';
import type { Building, UnitRow, UnitsProject } from './unit';
import { useUnitLink } from './unit-link';
import { ChatLink, Foot } from './unit-panel.styles';
import { planOf, type SharedMedia } from './use-unit-media';

interface UnitActionsProps {
  project: UnitsProject;
  building: Pick<Building, 'name'>;
  unit: UnitRow;
  media: Pick<SharedMedia, 'floor_plans'>;
  /** When the unit's state was read. */
  asOf: string;
  /** The link to the form that registers interest in the unit; none where it cannot be bought any more. */
  interest?: Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>;
  /** After the actions. */
  children?: ReactNode;
}

/** What a visitor can do about a unit: register interest, ask, add it to the comparison. */
export function UnitActions(props: UnitActionsProps) {
  const { project, building, unit, media, asOf, interest, children } = props;
  const { t } = useTranslation('units');
  const { title, whatsapp } = useUnitLink(project, building, unit);
  const plan = planOf(unit, media.floor_plans);
  return (
    <Foot className="no-print">
      {interest && <ButtonAnchor {...interest}>{t('explorer.interestIn')}</ButtonAnchor>}
      {whatsapp && (
        <ChatLink href={whatsapp} rel="noopener">
          <WhatsAppIcon />
          <span>{t('explorer.ask')}</span>
        </ChatLink>
      )}
      <ShortlistToggleLoader
        unit={{ project: project.slug, unit: unit.id }}
        title={title}
        snapshotArgs={[project, building.name, unit, plan]}
        asOf={asOf}
      />
      {children}
    </Foot>
  );
}
