import { useTranslation } from '../../i18n';
import { IconButton } from '../icon-button';
import { ChevronDownIcon, ZoomInIcon, ZoomOutIcon } from '../icons';
import { Num } from '../num';
import { Mover, ResetZoom, Zooms, type Side } from './lightbox.styles';
import { maxScale, type Point } from './pan-zoom';

interface ZoomButtonsProps {
  scale: number;
  onZoom: (factor: number) => void;
  onWhole: () => void;
}

/** Factor of one press. */
export const zoomStep = 1.5;

/** Zoom for visitors who cannot pinch. Buttons are `aria-disabled`, not removed, so that they keep the focus. */
export function ZoomButtons({ scale, onZoom, onWhole }: ZoomButtonsProps) {
  const { t } = useTranslation();
  return (
    <Zooms role="group" aria-label={t('gallery.size')}>
      <IconButton
        bare
        label={t('gallery.zoomOut')}
        aria-disabled={scale <= 1}
        onClick={() => onZoom(1 / zoomStep)}
      >
        <ZoomOutIcon />
      </IconButton>
      <ResetZoom type="button" aria-disabled={scale <= 1} onClick={onWhole}>
        <Num>{Math.round(scale * 100)}%</Num> <span>{t('gallery.whole')}</span>
      </ResetZoom>
      <IconButton
        bare
        label={t('gallery.zoomIn')}
        aria-disabled={scale >= maxScale}
        onClick={() => onZoom(zoomStep)}
      >
        <ZoomInIcon />
      </IconButton>
    </Zooms>
  );
}

const sides: readonly Side[] = ['left', 'right', 'up', 'down'];

/** CSS pixels that one press moves the picture by. */
const step = 120;

/** A button shows more of the picture on its side, so the picture moves the other way. */
export const moveTo: Record<Side, Point> = {
  left: { x: step, y: 0 },
  right: { x: -step, y: 0 },
  up: { x: 0, y: step },
  down: { x: 0, y: -step },
};

interface MoveButtonsProps {
  more: Readonly<Record<Side, boolean>>;
  onMove: (by: Point) => void;
}

/** Four buttons to move the picture, for visitors who cannot drag. */
export function MoveButtons({ more, onMove }: MoveButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      {sides.map((side) => (
        <Mover
          key={side}
          $side={side}
          label={t(`gallery.move.${side}`)}
          aria-disabled={!more[side]}
          onClick={() => onMove(moveTo[side])}
        >
          <ChevronDownIcon />
        </Mover>
      ))}
    </>
  );
}
