import { homeLinksAtBuild as HomeLinks } from './home-links-at-build';
import type { ProjectListRow } from './project';

/** What the finder does, for readers without JavaScript: links by city and by number of rooms. Browsers have no code of it. */
export const NoScriptHomes = ({ projects }: { projects: readonly ProjectListRow[] }) => (
  <noscript>{HomeLinks && <HomeLinks projects={projects} />}</noscript>
);
