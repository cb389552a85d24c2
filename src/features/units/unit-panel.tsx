/** A unit looked at closely: plan, photos, attributes, what to do next. In the page and in the sheet. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n';
import {
  ButtonAnchor,
  ChevronDownIcon,
  Chip,
  ExpandIcon,
  Gallery,
  IconButton,
  useLightbox,
  WhatsAppIcon,
} from '../../ui';
import { ShortlistThisUnit } from './shortlist-this-unit';
import type { Building, UnitRow } from './unit';
import { askAboutUnit, hrefOfUnit } from './unit-address';
import { UnitAttributes } from './unit-attributes';
import { Ask, Foot, Head, Plan, Price, Rooms } from './unit-panel.styles';
import { toneOf } from './unit-tone';
import type { UnitsProject } from './units-project';
import { useUnitLink } from './use-unit-link';
import { useUnitMedia, type SharedMedia } from './use-unit-media';
import { useUnitTexts } from './use-unit-texts';

export interface UnitPanelProps {
  project: UnitsProject;
  building: Building;
  unit: UnitRow;
  media: SharedMedia;
  /** When the unit's state was read. */
  asOf: string;
  /** The unit's name as a heading; the sheet has its own. */
  heading?: ReactNode;
  /** After what to do next. */
  children?: ReactNode;
}

export function UnitPanel({ project, building, unit, media, asOf, heading, children }: UnitPanelProps) {
  const { t } = useTranslation('units');
  const texts = useUnitTexts();
  const { title, whatsapp } = useUnitLink(project, building, unit);
  const { drawing, photos } = useUnitMedia(unit, media);
  const { openAt, lightbox } = useLightbox(title, drawing ? [drawing, ...photos] : photos);
  return (
    <>
      <Head>
        <div>
          {heading}
          <Price>{texts.priceOf(unit)}</Price>
        </div>
        <Chip $tone={toneOf(unit.state)}>{texts.state(unit.state)}</Chip>
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
      <Gallery label={t('explorer.photos')} items={photos} />
      <UnitAttributes unit={{ ...unit, building: building.name }} />
      <Foot className="no-print">
        <ButtonAnchor
          href={`${hrefOfUnit(unit.id)}#interest`}
          onClick={(event) => {
            event.preventDefault();
            askAboutUnit(unit.id);
          }}
        >
          {t('explorer.interestIn')}
        </ButtonAnchor>
        {whatsapp && (
          <Ask href={whatsapp} rel="noopener">
            <WhatsAppIcon />
            <span>{t('explorer.ask')}</span>
          </Ask>
        )}
        <ShortlistThisUnit project={project} building={building} unit={unit} media={media} asOf={asOf} />
        {children}
      </Foot>
      {lightbox}
    </>
  );
}
