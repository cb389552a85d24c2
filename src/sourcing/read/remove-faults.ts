import { otherShapes } from '../../api-client/generated/other-shapes';
import type { Shape } from '../../api-client/check/shape';
import { shapes } from '../../api-client/generated/shapes';
import { isBlank, memberFault } from '../../lib/unreadable-member';
import type { ContractProblem, SchemaName } from './contract-validator';

type Members = Readonly<Record<string, unknown>>;

const shapeNamed = { ...shapes, ...otherShapes };
const resolve = (shape: Shape) => (typeof shape === 'string' ? shapeNamed[shape] : shape);

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** What is left of a value, or why nothing is. */
type Checked = { value: unknown } | { fault: ContractProblem };

/**
 * A valid row without what no schema can refuse: an optional member or a row of a list that says nothing that can be true, as
 * progress in the future; optional texts with nothing to see count as absent.
 * @param today the day in Riyadh
 * @returns the row with what was removed, or why the row itself cannot be shown
 */
export function removeFaults<T>(
  schema: SchemaName,
  row: T,
  today: () => string,
): { row: T; removed: ContractProblem[] } | { fault: ContractProblem } {
  const removed: ContractProblem[] = [];

  function check(value: unknown, of: Shape, at: string): Checked {
    const shape = resolve(of);
    if (shape?.type === 'array' && Array.isArray(value)) return { value: checkRows(value, shape.items, at) };
    if (shape?.type !== 'object' || !isObject(value)) return { value };
    const left = { ...value };
    const members = Object.entries({ ...shape.required, ...shape.optional });
    for (const [name, member] of members) {
      if (!isPresent(value[name])) continue;
      const isOptional = !(name in shape.required);
      const checked = checkMember(value, name, { of, member, at: `${at}/${name}` });
      if ('value' in checked) left[name] = checked.value;
      else if (!isOptional) return checked;
      else removed.push(checked.fault);
      if ('fault' in checked || (isOptional && isBlank(value[name]))) delete left[name];
    }
    return { value: left };
  }

  function checkMember(
    row: Members,
    name: string,
    { of, member, at }: { of: Shape; member: Shape; at: string },
  ): Checked {
    const fault = typeof of === 'string' ? memberFault(of, name, row, today) : undefined;
    return fault === undefined ? check(row[name], member, at) : { fault: { at, message: fault } };
  }

  function checkRows(rows: readonly unknown[], items: Shape, at: string): unknown[] {
    return rows.flatMap((item, index) => {
      if (items === 'LocalizedText' && isBlank(item)) return [];
      const checked = check(item, items, `${at}/${index}`);
      if ('value' in checked) return [checked.value];
      removed.push(checked.fault);
      return [];
    });
  }

  const checked = check(row, schema, '');
  return 'fault' in checked ? checked : { row: checked.value as T, removed };
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;
