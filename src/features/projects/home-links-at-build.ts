/** Links for readers without JavaScript, at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`). */
import { HomeLinks } from './home-links';

export const homeLinksAtBuild: typeof HomeLinks | undefined = HomeLinks;
