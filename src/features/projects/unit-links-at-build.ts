/** Links for readers without JavaScript, at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`). */
import { UnitLinks } from './unit-links';

export const unitLinksAtBuild: typeof UnitLinks | undefined = UnitLinks;
