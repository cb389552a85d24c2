/** The finder of the home page at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`). */
import HomeFinder from './home-finder';

export const homeFinderAtBuild: typeof HomeFinder | undefined = HomeFinder;
