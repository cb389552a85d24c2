/** Something that is wrong with a field of an answer. */
export interface Fault {
  /** With `[]` for the members of lists: `units[].price`. */
  field: string;
  /** Of faults in one field that are told apart: what is wrong, without the row. */
  kind?: string;
  /** What is wrong, and where. */
  sentence: string;
  /** In how many answers it was found, when in more than one. */
  count?: number;
}

/** `data[3].units[0].price` or `/data/3/units/0/price` as a field: `data[].units[].price`. */
export const fieldOf = (place: string): string =>
  place
    .replace(/\[\d+\]/g, '[]')
    .replace(/\/\d+(?=\/|$)/g, '[]')
    .replace(/^\//, '')
    .replaceAll('/', '.');

/**
 * One sentence for each field and what is wrong with it, however many rows have it: `units[].price: 48 rows, first …`. A row
 * counts in each answer that has it.
 */
export function groupByField(faults: readonly Fault[]): string[] {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const key = JSON.stringify([fault.field, fault.kind]);
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const total = group.reduce((sum, { count = 1 }) => sum + count, 0);
    const what = first.field.includes('[]') ? 'rows' : 'answers';
    return [total === 1 ? first.sentence : `${first.field}: ${total} ${what}, first ${first.sentence}`];
  });
}
