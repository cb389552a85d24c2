import type { Random } from '../../../openapi/reference-api/generator/random';
import type { ContractValidator } from '../../../src/sourcing/read/contract-validator';
import { addressFaults } from './address-faults';
import { canBeMixed, mix, type Fault } from './fault';
import { fieldFaults } from './field-faults';
import { recordFaults } from './record-faults';
import type { Records } from './records';
import { textFaults } from './text-faults';
import { transportFaults } from './transport-faults';

/** Each fault by itself. Those that need a build without copies come first. */
export const allFaults = (validator: ContractValidator): Fault[] => [
  ...transportFaults,
  ...addressFaults,
  ...textFaults,
  ...fieldFaults(validator),
  ...recordFaults,
];

/** Whether another seed makes another fault of it. @param records any */
export function isDrawn({ change }: Fault, records: Records): boolean {
  let draws = 0;
  const draw = <Value>(value: Value): Value => {
    draws += 1;
    return value;
  };
  const random: Random = { integer: draw, pick: ([first]) => draw(first), chance: () => draw(false) };
  change?.(structuredClone(records), random, 'http://127.0.0.1');
  return draws > 0;
}

/** Mixtures of two to four faults. */
export function drawMixtures(faults: readonly Fault[], count: number, random: Random): Fault[] {
  const some = faults.filter(canBeMixed) as [Fault, ...Fault[]];
  const draw = () => random.pick(some);
  return Array.from({ length: count }, () => mix(Array.from({ length: random.integer(2, 4) }, draw)));
}
