import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n';
import { projectOfPath } from '../../lib/routes';
import {
  ButtonAnchor,
  ChevronDownIcon,
  ExpandIcon,
  Gallery,
  IconButton,
  useLightbox,
  WhatsAppIcon,
} from '../../ui';
import { slotSizes } from '../pictures';
import { ShortlistToggleLoader } from '../shortlist';
import type { Building, UnitRow, UnitsProject } from './unit';
import { askAboutUnit } from './unit-address';
import { UnitFactsWithIcons } from './unit-facts-with-icons';
import { unitHref, useUnitLink } from './unit-link';
import { ChatLink, Foot, Head, Plan, Price, Rooms } from './unit-panel.styles';
import { UnitStateChip } from './unit-state-chip';
import { useUnitMedia, type SharedMedia } from './use-unit-media';
import { useUnitTexts } from './use-unit-texts';

export interface UnitPanelProps {
  project: UnitsProject;
  building: Building;
  unit: UnitRow;
  media: SharedMedia;
  /** When the unit's state was read. */
  asOf: string;
  /** The unit's name as a heading; the sheet's head shows it already. */
  heading?: ReactNode;
  /** After the actions. */
  children?: ReactNode;
}

/** Plan, photos, attributes and actions of a unit, in the page and in its sheet. */
export function UnitPanel({ project, building, unit, media, asOf, heading, children }: UnitPanelProps) {
  const { t } = useTranslation('units');
  const texts = useUnitTexts();
  const { title, whatsapp } = useUnitLink(project, building, unit);
  const { drawing, photos } = useUnitMedia(unit, media);
  const { openAt, lightbox } = useLightbox(title, drawing ? [drawing, ...photos] : photos);
  const slug = projectOfPath(project.path)?.slug;
  const plan = media.floor_plans.find(({ id }) => id === unit.floor_plan?.id);
  return (
    <>
      <Head>
        <div>
          {heading}
          <Price>{texts.priceOf(unit)}</Price>
        </div>
        <UnitStateChip state={unit.state} />
      </Head>
      {drawing && (
        <Plan>
          <img
            src={drawing.full.src}
            alt={drawing.alt}
            width={950}
            height={780}
            loading="lazy"
            decoding="async"
            data-kind="drawing"
          />
          <IconButton label={t('explorer.enlargePlan')} onClick={() => openAt(0)} className="no-print">
            <ExpandIcon />
          </IconButton>
        </Plan>
      )}
      {drawing?.words && (
        <Rooms className="no-print">
          <summary>
            {drawing.words.label}
            <ChevronDownIcon />
          </summary>
          {drawing.words.content}
        </Rooms>
      )}
      <Gallery label={t('explorer.photos')} items={photos} sizes={slotSizes.panelRow} />
      <UnitFactsWithIcons unit={{ ...unit, building: building.name }} />
      <Foot className="no-print">
        <ButtonAnchor
          href={`${unitHref(unit.id)}#interest`}
          onClick={(event) => {
            event.preventDefault();
            askAboutUnit(unit.id);
          }}
        >
          {t('explorer.interestIn')}
        </ButtonAnchor>
        {whatsapp && (
          <ChatLink href={whatsapp} rel="noopener">
            <WhatsAppIcon />
            <span>{t('explorer.ask')}</span>
          </ChatLink>
        )}
        {slug !== undefined && (
          <ShortlistToggleLoader
            unit={{ project: slug, unit: unit.id }}
            title={title}
            snapshotArgs={[project, building.name, unit, plan]}
            asOf={asOf}
          />
        )}
        {children}
      </Foot>
      {lightbox}
    </>
  );
}
