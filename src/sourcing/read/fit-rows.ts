import type { components } from '../../api-client/generated/schema';
import type { ContractProblem, ContractValidator, SchemaName } from './contract-validator';
import { fillLanguages, removePartialPlan } from './normalize-row';
import type { Outcome, ResourceReport } from './report';
import { restoreOffer } from './restore-offer';

type Schemas = components['schemas'];

export interface FitRows<T> {
  validator: ContractValidator;
  report: ResourceReport;
  /** Records of an earlier build, which stand in for those that do not fit. */
  copy?: readonly T[];
}

const idOf = (row: unknown): string | undefined => {
  const id = (row as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
};

/** The name of a record in the report. */
export const recordLabel = (name: string, id: string | undefined): string =>
  `${name} ${id || '(without id)'}`;

const isDraft = (row: unknown): boolean => (row as { status?: unknown } | null)?.status === 'Draft';

/**
 * The rows that fit the contract and can be shown, without their parts that do not fit; parts of the offer are as an earlier
 * build read them. In place of another row comes the record of the same id from an earlier build, unless it is a draft now.
 * Every difference is in the report.
 */
export function fitRows<N extends SchemaName>(
  name: N,
  inputs: readonly unknown[],
  { validator, report, copy = [] }: FitRows<Schemas[N]>,
): Schemas[N][] {
  const known = new Map(copy.map((row) => [idOf(row), row]));

  function note(outcome: Outcome, record: string, problems: readonly ContractProblem[]) {
    report.problems.push(...problems.map((problem) => ({ outcome, record, ...problem })));
  }

  return inputs.flatMap((input) => {
    const id = idOf(input);
    const record = recordLabel(name, id);
    const { row, filled } = fillLanguages(input);
    const checked = validator.checkRow(name, row);
    const earlier = id === undefined ? undefined : known.get(id);
    if (checked.valid) {
      const whole = removePartialPlan(checked.row);
      note('repaired', record, [...filled, ...checked.problems, ...whole.removed]);
      if (checked.problems.length === 0) return [whole.row];
      const offer = restoreOffer(name, row, whole.row, earlier);
      note('repaired', record, offer.repaired);
      note('restored', record, offer.restored);
      note('incomplete', record, offer.missing);
      return [offer.row];
    }
    // Nobody sees it, whatever it is like.
    if (isDraft(input)) return [];
    note(earlier ? 'restored' : 'dropped', record, checked.problems);
    return earlier ? [earlier] : [];
  });
}
