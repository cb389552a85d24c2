import type { components } from '../../../api-client/generated/schema';
import { recordsWith, type ResourceReport } from '../../read/report';
import { recordLabel } from '../../read/fit-rows';
import { getSubject, type RecordedField, type RecordedValue, type RecordLine } from './record-line';

type Project = components['schemas']['Project'];
type Values = Partial<Record<RecordedField, RecordedValue>>;

/** When each project and unit was last read, by its subject. ISO times. */
export type LastReads = Readonly<Record<string, string>>;

interface Reading {
  projects: readonly Project[];
  /** Of the projects: where they came from, and what was done with them. */
  report: Pick<ResourceReport, 'origin' | 'read_at' | 'problems'>;
}

interface Known {
  lines: readonly RecordLine[];
  lastReads: LastReads;
}

/** What a build has seen that the record does not have yet. */
export interface Observation {
  lines: RecordLine[];
  lastReads: LastReads;
}

/** Zero means that no price was entered. */
const projectValues = ({ status, launch_date, handover_date }: Project): Values => ({
  status,
  launch_date: launch_date ?? null,
  handover_date: handover_date ?? null,
});
const unitValues = ({ price, state }: Project['buildings'][number]['units'][number]): Values => ({
  price: price || null,
  state,
});

/**
 * What changed since the record's last line about each project and unit. Only what was read from the API counts: a project
 * that is as an earlier build read it says nothing, and of one that was repaired a value that is missing now says nothing,
 * because it may be what was removed.
 */
export function observe({ projects, report }: Reading, known: Known): Observation {
  if (report.origin !== 'api') return { lines: [], lastReads: known.lastReads };
  const restored = new Set(recordsWith(report, 'restored'));
  const repaired = new Set(recordsWith(report, 'repaired'));
  const current = latestValues(known.lines);
  const lines: RecordLine[] = [];
  const lastReads: Record<string, string> = { ...known.lastReads };
  const compare = (subject: Pick<RecordLine, 'project' | 'unit'>, values: Values, isRepaired: boolean) => {
    const key = getSubject(subject);
    const lastRead = known.lastReads[key];
    if (lastRead !== undefined && lastRead > report.read_at) return; // the clock was set back: no time can be said
    for (const [name, after] of Object.entries(values)) {
      const field = name as RecordedField;
      const before = current.get(`${key} ${field}`);
      if (after === before || (after === null && isRepaired)) continue;
      lines.push({
        ...{ observed_at: report.read_at, ...subject, field },
        ...(before !== undefined && { before, ...(lastRead && { last_seen_at: lastRead }) }),
        after,
      });
    }
    lastReads[key] = report.read_at;
  };
  for (const project of projects) {
    const label = recordLabel('Project', project.id);
    if (restored.has(label)) continue;
    compare({ project: project.id }, projectValues(project), repaired.has(label));
    for (const unit of project.buildings.flatMap(({ units }) => units)) {
      compare({ project: project.id, unit: unit.id }, unitValues(unit), repaired.has(label));
    }
  }
  return { lines, lastReads };
}

/** The last recorded value of each field of each subject. */
function latestValues(lines: readonly RecordLine[]): Map<string, RecordedValue> {
  const values = new Map<string, RecordedValue>();
  for (const line of lines) values.set(`${getSubject(line)} ${line.field}`, line.after);
  return values;
}
