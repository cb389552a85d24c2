import type { ComponentProps } from 'react';
import { AllUnitsTables } from './all-units-tables';

/** Attributes of what is hidden without JavaScript. */
export const scriptedOnly = { 'data-scripted': '' };

/** In place of the explorer, for readers without JavaScript. Browsers have no code of it. */
export const NoScriptTables = (props: ComponentProps<typeof AllUnitsTables>) => (
  <noscript>
    <style>{'[data-scripted]{display:none}'}</style>
    {process.env['BUILD_STAGE'] !== 'build-javascript' && <AllUnitsTables {...props} />}
  </noscript>
);
