import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n';
import { Note, Split, Sticky } from '../../../ui';
import type { FoundProjectRow } from '../found/found-project-row';
import { isLocated, mappedProjects } from './mapped-projects';
import { ProjectRows } from './project-rows';
import { ProjectsCanvas } from './projects-canvas';

interface ProjectsOnMapProps {
  projects: readonly FoundProjectRow[];
  /** Query string of the links to projects. */
  search: string;
  /** What was asked for, whoever answers. */
  question: string;
}

const none: readonly string[] = [];

/** Projects on a map, and the same ones in a list. Loaded on demand, with the library of the map. */
export default function ProjectsOnMap({ projects, search, question }: ProjectsOnMapProps) {
  const { t } = useTranslation('projects');
  const entries = useMemo(() => mappedProjects(projects), [projects]);
  const located = useMemo(() => entries.filter(isLocated), [entries]);
  const [selected, setSelected] = useState(none);
  const [active, setActive] = useState(none);
  const shared = { selected, onSelect: setSelected, active, onActivate: setActive, search };
  return (
    <Split $columns="7fr 5fr">
      <Sticky>
        {located.length > 0 ? (
          <ProjectsCanvas entries={located} question={question} {...shared} />
        ) : (
          <Note title={t('mapOfProjects.noneOnMap')} />
        )}
      </Sticky>
      <ProjectRows entries={entries} {...shared} />
    </Split>
  );
}
