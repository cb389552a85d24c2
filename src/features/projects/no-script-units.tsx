import { Container } from '../../ui';
import type { ProjectListRow } from './project';
import { UnitLinks } from './unit-links';

/** What the search does, for readers without JavaScript: links by city and by number of rooms. Browsers have no code of it. */
export const NoScriptUnits = ({ projects }: { projects: readonly ProjectListRow[] }) => (
  <noscript>
    {process.env['BUILD_STAGE'] !== 'build-javascript' && (
      <Container>
        <UnitLinks projects={projects} />
      </Container>
    )}
  </noscript>
);
