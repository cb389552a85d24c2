/** `/dev/ui`, while developing only: every part of `src/ui` in every state, in both directions side by side. */
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

export default function UiPage() {
  useEffect(repeatStateRules, []);
  useEffect(forgetDirection, []);
  return Object.entries(groups).map(([title, parts]) => <Group key={title} title={title} parts={parts} />);
}

/** Neither direction is the page's own here: what asks for an element in `[dir]` finds that of its side. */
function forgetDirection(): () => void {
  const { dir } = document.documentElement;
  document.documentElement.removeAttribute('dir');
  return () => {
    document.documentElement.dir = dir;
  };
}

export const Head = () => <title>src/ui</title>;
