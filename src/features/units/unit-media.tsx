import { useTranslation } from '../../i18n';
import { ExpandIcon, Gallery, IconButton, useLightbox } from '../../ui';
import { slotSizes } from '../../records/pictures';
import type { UnitRow } from './unit';
import { Plan, Rooms } from './unit-panel.styles';
import { useUnitMedia, type SharedMedia } from './use-unit-media';

interface UnitMediaProps {
  unit: UnitRow;
  media: SharedMedia;
  /** The unit's name. */
  title: string;
  /** What the page is about: its plan is loaded with the page. */
  isMain?: boolean;
}

/** The plan of a unit, its rooms in words, and its photos. */
export function UnitMedia({ unit, media, title, isMain = false }: UnitMediaProps) {
  const { t } = useTranslation('units');
  const { drawing, photos } = useUnitMedia(unit, media);
  const { openAt, lightbox } = useLightbox(title, drawing ? [drawing, ...photos] : photos);
  return (
    <>
      {drawing && (
        <Plan>
          <img
            src={drawing.full.src}
            alt={drawing.alt}
            width={950}
            height={780}
            loading={isMain ? 'eager' : 'lazy'}
            decoding="async"
            data-kind="drawing"
          />
          <IconButton bare label={t('explorer.enlargePlan')} onClick={() => openAt(0)} className="no-print">
            <ExpandIcon />
          </IconButton>
        </Plan>
      )}
      {drawing?.words && (
        <Rooms className="no-print">
          <summary>{drawing.words.label}</summary>
          {drawing.words.content}
        </Rooms>
      )}
      <Gallery label={t('explorer.photos')} items={photos} sizes={slotSizes.panelRow} />
      {lightbox}
    </>
  );
}
