import { unitLinksAtBuild as UnitLinks } from './unit-links-at-build';
import type { ProjectListRow } from './project';

/** What the finder does, for readers without JavaScript: links by city and by number of rooms. Browsers have no code of it. */
export const NoScriptUnits = ({ projects }: { projects: readonly ProjectListRow[] }) => (
  <noscript>{UnitLinks && <UnitLinks projects={projects} />}</noscript>
);
