/** The tables at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`). */
import { AllUnitsTables } from './all-units-tables';

export const allUnitsTablesAtBuild: typeof AllUnitsTables | undefined = AllUnitsTables;
