import type { components } from '../../api-client/generated/schema';
import { recordLabel } from './fit-rows';
import type { ResourceReport } from './report';

interface Addressed {
  readonly id: string;
  readonly slug?: string;
}

interface Known<T> {
  name: string;
  report: ResourceReport;
  /** Records of an earlier build. */
  copy?: readonly T[];
}

/**
 * The records that have an address of their own. Of several with one slug the address stays with the record that had it in
 * an earlier build, else with the first; the others are as they were then, or dropped.
 */
export function withOwnAddresses<T extends Addressed>(
  rows: readonly T[],
  { name, report, copy = [] }: Known<T>,
): T[] {
  const addressOf = ({ slug, id }: Addressed) => slug ?? id;
  const earlier = new Map(copy.map((row) => [row.id, row]));
  const kept = (row: T) => {
    const before = earlier.get(row.id);
    return before !== undefined && addressOf(before) === addressOf(row);
  };
  const owners = new Map<string, T>();
  for (const row of [...rows.filter(kept), ...rows]) {
    const address = addressOf(row);
    if (!owners.has(address)) owners.set(address, row);
  }
  return rows.flatMap((row) => {
    const owner = owners.get(addressOf(row));
    if (owner === row) return [row];
    const before = earlier.get(row.id);
    const restored = before && !owners.has(addressOf(before)) ? before : undefined;
    if (restored) owners.set(addressOf(restored), restored);
    report.problems.push({
      outcome: restored ? 'restored' : 'dropped',
      record: recordLabel(name, row.id),
      at: row.slug === undefined ? '/id' : '/slug',
      message: `${addressOf(row)} is also that of ${recordLabel(name, owner?.id)}`,
    });
    return restored ? [restored] : [];
  });
}

type Project = components['schemas']['Project'];

/** The project with each of its units once: the address of a unit is its id below that of the project. */
export function withDistinctUnits(project: Project, report: ResourceReport): Project {
  const seen = new Set<string>();
  const repeated: string[] = [];
  const buildings = project.buildings.map((building) => ({
    ...building,
    units: building.units.filter(({ id }) => {
      const isFirst = !seen.has(id);
      if (isFirst) seen.add(id);
      else repeated.push(id);
      return isFirst;
    }),
  }));
  if (repeated.length === 0) return project;
  const record = recordLabel('Project', project.id);
  report.problems.push(
    ...repeated.map((id) => ({
      ...{ outcome: 'repaired' as const, record, at: '/buildings' },
      message: `unit ${id} comes twice: the first is taken`,
    })),
  );
  return { ...project, buildings };
}
