import { createDeferredComponent } from '../../ui';
import type { ShortlistToggleProps } from './shortlist-toggle';

const ShortlistToggle = createDeferredComponent(() =>
  import('./shortlist-toggle').then((module) => module.ShortlistToggle),
);

/** Loads the button after hydration, so that the page does not wait for its code. */
export const ShortlistToggleLoader = (props: ShortlistToggleProps) => (
  <div style={placeholder}>
    <ShortlistToggle {...props} />
  </div>
);

/** As high as the button, against layout shift. */
const placeholder = { minBlockSize: 44 };
