/** Larger, smaller and whole again, for whoever cannot pinch; and four ways to move, for whoever cannot drag. */
import { useTranslation } from '../../i18n';
import { IconButton } from '../icon-button';
import { ChevronDownIcon, ZoomInIcon, ZoomOutIcon } from '../icons';
import { Num } from '../num';
import { Mover, Whole, Zooms, type Side } from './lightbox.styles';
import { largest, type Point } from './pan-zoom';

interface ZoomButtonsProps {
  scale: number;
  onZoom: (factor: number) => void;
  onWhole: () => void;
}

/** By how much one press enlarges. */
export const zoomStep = 1.5;

/** They stay where they are and can keep the focus: what does nothing any more only says so. */
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
      <Whole type="button" aria-disabled={scale <= 1} onClick={onWhole}>
        <Num>{Math.round(scale * 100)}%</Num> <span>{t('gallery.whole')}</span>
      </Whole>
      <IconButton
        bare
        label={t('gallery.zoomIn')}
        aria-disabled={scale >= largest}
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

/** What a press on a side shows more of lies there, so the picture goes the other way. */
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
