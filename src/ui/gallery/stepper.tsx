/** Larger and smaller. */
import { useTranslation } from '../../i18n';
import { IconButton } from '../icon-button';
import { ZoomInIcon, ZoomOutIcon } from '../icons';
import type { Zoom } from './zoomed-picture';

interface StepperProps {
  zoom: Zoom;
  zooms: readonly Zoom[];
  onStep: (steps: 1 | -1) => void;
}

export function Stepper({ zoom, zooms, onStep }: StepperProps) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton bare label={t('gallery.zoomOut')} disabled={zoom === zooms[0]} onClick={() => onStep(-1)}>
        <ZoomOutIcon />
      </IconButton>
      <IconButton
        bare
        label={t('gallery.zoomIn')}
        disabled={zoom === zooms[zooms.length - 1]}
        onClick={() => onStep(1)}
      >
        <ZoomInIcon />
      </IconButton>
    </>
  );
}
