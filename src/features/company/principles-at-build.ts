/** The principles at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`). */
import { Principles } from './principles';

export const principlesAtBuild: typeof Principles | undefined = Principles;
