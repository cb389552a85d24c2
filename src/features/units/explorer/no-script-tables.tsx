import type { ComponentProps } from 'react';
import type { AllUnitsTables } from './all-units-tables';
import { allUnitsTablesAtBuild as Tables } from './all-units-tables-at-build';

/** Attributes of what is hidden without JavaScript. */
export const scriptedOnly = { 'data-scripted': '' };

/** In place of the explorer, for readers without JavaScript. Browsers have no code of it. */
export const NoScriptTables = (props: ComponentProps<typeof AllUnitsTables>) => (
  <noscript>
    <style>{'[data-scripted]{display:none}'}</style>
    {Tables && <Tables {...props} />}
  </noscript>
);
