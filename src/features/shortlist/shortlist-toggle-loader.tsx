import { createLazyModule } from '../../browser/lazy-module';
import { useLazyModule } from '../../browser/use-lazy-module';
import type { ShortlistToggleProps } from './shortlist-toggle';

const toggle = createLazyModule(() => import('./shortlist-toggle'));

/** Loads the button after hydration, so that the page does not wait for its code. */
export function ShortlistToggleLoader(props: ShortlistToggleProps) {
  const loaded = useLazyModule(toggle);
  return <div style={placeholder}>{loaded && <loaded.ShortlistToggle {...props} />}</div>;
}

/** As high as the button, against layout shift. */
const placeholder = { minBlockSize: 44 };
