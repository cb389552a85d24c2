import type { components } from '../../api-client/generated/schema';
import { offerFigures } from '../../domain/offer-figures';
import type { ContractProblem, SchemaName } from './contract-validator';

type Schemas = components['schemas'];
type Members = Record<string, unknown>;
type Building = Schemas['Building'];
type Unit = Schemas['Unit'];

export interface RestoredOffer<T> {
  row: T;
  /** What is shown without the part that cannot be read. */
  repaired: ContractProblem[];
  /** What is as an earlier build read it. */
  restored: ContractProblem[];
  /** What no earlier build has read: it is not on the site. */
  missing: ContractProblem[];
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const byId = <T extends { id: string }>(rows: readonly T[] = []) => new Map(rows.map((row) => [row.id, row]));

const unitsOf = (buildings: readonly Building[] = []) => buildings.flatMap(({ units }) => units);

/** Whether the price or the state of a unit came and was taken away. */
const hasLost = (received: Members, unit: Unit | undefined): boolean =>
  !unit || (isPresent(received['price']) && !isPresent(unit.price));

/**
 * Puts back what the repair of a record took from its offer, as an earlier build read it: homes, their prices and states, and
 * the licence. What of them cannot be read is unknown; without it the site would say that there is none.
 * @param received the record as it came
 * @param row what is left of it
 * @param earlier the record as an earlier build read it
 */
export function restoreOffer<N extends SchemaName>(
  name: N,
  received: unknown,
  row: Schemas[N],
  earlier: Schemas[N] | undefined,
): RestoredOffer<Schemas[N]> {
  const done: RestoredOffer<Schemas[N]> = { row, repaired: [], restored: [], missing: [] };
  if ((name !== 'Project' && name !== 'Rental') || !isObject(received)) return done;
  restoreLicence(received, done as RestoredOffer<Licensed>, earlier as Licensed | undefined);
  if (name === 'Project')
    restoreUnits(
      received,
      done as RestoredOffer<Schemas['Project']>,
      earlier as Schemas['Project'] | undefined,
    );
  return done;
}

type Licensed = Schemas['Project'] | Schemas['Rental'];

/** A licence stands by its number: where its address cannot be read, it has that of an earlier build, or no link. */
function restoreLicence(received: Members, done: RestoredOffer<Licensed>, earlier: Licensed | undefined) {
  const { licence } = done.row;
  if (!isPresent(received['licence']) || licence?.url) return;
  const before = earlier?.licence;
  if (!licence || licence.number === before?.number) {
    done.row = { ...done.row, licence: before && { ...before, ...licence, url: before.url } };
    note(done, '/licence', before);
  } else {
    done.repaired.push({ at: '/licence/url', message: 'leads nowhere: the licence has no link' });
  }
}

function note({ restored, missing }: RestoredOffer<unknown>, at: string, earlier: unknown): void {
  if (isPresent(earlier)) restored.push({ at, message: 'is as an earlier build read it' });
  else missing.push({ at, message: 'cannot be read, and no earlier build has it' });
}

function restoreUnits(
  received: Members,
  done: RestoredOffer<Schemas['Project']>,
  earlier: Schemas['Project'] | undefined,
): void {
  const left = { buildings: byId(done.row.buildings), units: byId(unitsOf(done.row.buildings)) };
  const known = { buildings: byId(earlier?.buildings), units: byId(unitsOf(earlier?.buildings)) };
  const problems = done.restored.length + done.missing.length;

  const toUnit = (unit: unknown, at: string): Unit[] => {
    const { id } = isObject(unit) ? unit : {};
    const kept = left.units.get(String(id));
    if (isObject(unit) && !hasLost(unit, kept)) return kept ? [kept] : [];
    const before = known.units.get(String(id));
    note(done, at, before);
    return [before ?? kept].filter((one) => one !== undefined);
  };

  const buildings = listOf(received['buildings']).flatMap((building, index): Building[] => {
    const { id, units } = isObject(building) ? building : {};
    const at = `/buildings/${index}`;
    const kept = left.buildings.get(String(id));
    const before = known.buildings.get(String(id));
    if (!kept) note(done, at, before);
    if (!kept && !Array.isArray(units)) return before ? [before] : [];
    const base = kept ?? before;
    return base
      ? [{ ...base, units: listOf(units).flatMap((unit, place) => toUnit(unit, `${at}/units/${place}`)) }]
      : [];
  });
  if (done.restored.length + done.missing.length === problems) return;
  done.row = { ...done.row, buildings, ...offerFigures(buildings, done.row.status) };
}
