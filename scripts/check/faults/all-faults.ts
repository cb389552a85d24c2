import type { ContractValidator } from '../../../src/sourcing/read/contract-validator';
import { addressFaults } from './address-faults';
import { canBeMixed, mix, type Fault } from './fault';
import { fieldFaults } from './field-faults';
import { recordFaults } from './record-faults';
import type { Records } from './records';
import { textFaults } from './text-faults';
import { transportFaults } from './transport-faults';

export type { Fault } from './fault';

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
  change?.(structuredClone(records), () => (draws += 1) && 0, 'http://127.0.0.1');
  return draws > 0;
}

/** Mixtures of two to four faults. @param random a number from 0 to 1, the next of a seed */
export function drawMixtures(faults: readonly Fault[], count: number, random: () => number): Fault[] {
  const some = faults.filter(canBeMixed);
  const draw = () => some[Math.floor(random() * some.length)] as Fault;
  return Array.from({ length: count }, () => mix(Array.from({ length: 2 + Math.floor(random() * 3) }, draw)));
}
