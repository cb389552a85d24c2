import { createPrerendered } from '../../../ui';
import { drawingAtBuild } from './drawing-at-build';

/** The drawing as prerendered HTML; where its code cannot be loaded, the list shows the same places. */
export const PrerenderedDrawing = createPrerendered(drawingAtBuild, () =>
  import('./drawing').then((module) => module.Drawing),
);
