import { useEffect, type ComponentType } from 'react';
import { repeatStateRules } from './forced-states';
import { ActionParts } from './parts/actions';
import { BandParts } from './parts/bands';
import { DrawingParts } from './parts/drawings';
import { FieldParts } from './parts/fields';
import { IconParts } from './parts/icons';
import { ListParts } from './parts/lists';
import { MediaParts } from './parts/media';
import { OverlayParts } from './parts/overlays';
import { TextParts } from './parts/texts';
import { Group, type PartsProps } from './sheet';

const groups: Record<string, ComponentType<PartsProps>> = {
  Actions: ActionParts,
  Icons: IconParts,
  Texts: TextParts,
  Fields: FieldParts,
  Lists: ListParts,
  Media: MediaParts,
  Overlays: OverlayParts,
  Drawings: DrawingParts,
  Bands: BandParts,
};

/** `/dev/ui`, in development only: every component of `src/ui` in every state, in both directions. */
export default function UiPage() {
  useEffect(repeatStateRules, []);
  useEffect(removePageDirection, []);
  return Object.entries(groups).map(([title, parts]) => <Group key={title} title={title} parts={parts} />);
}

/** Removes the page's own direction, so that `[dir]` selectors match the sides only. */
function removePageDirection(): () => void {
  const { dir } = document.documentElement;
  document.documentElement.removeAttribute('dir');
  return () => {
    document.documentElement.dir = dir;
  };
}

export const Head = () => <title>src/ui</title>;
