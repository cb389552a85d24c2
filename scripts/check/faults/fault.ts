import type { Random } from '../../../openapi/reference-api/generator/random';
import type { Transport } from './fault-api';
import type { Records } from './records';

/** Something that an API does wrong. */
export interface Fault {
  name: string;
  /**
   * What the build does: `copy`: takes a resource from its last good copy; `fresh`: takes all from the API, and nothing is
   * wrong; `report`: takes all from the API, and names what is wrong; `error`: ends with one sentence, and the site stays.
   */
  outcome: 'copy' | 'fresh' | 'report' | 'error';
  /** Nothing listens at the address of the API. */
  isDown?: boolean;
  /** The build has no copies of earlier ones. */
  withoutCopies?: boolean;
  transport?: Transport;
  /** Changes records in place. */
  change?: (records: Records, random: Random, mediaOrigin: string) => void;
}

/** Faults that can be one of several: the API answers, and the build ends well. */
export const canBeMixed = ({ outcome, isDown }: Fault): boolean => outcome !== 'error' && !isDown;

/**
 * A mixture answers by the last of its transports, and its records are changed by all. Something is in its report unless
 * each of its faults alone leaves nothing there.
 */
export function mix(faults: readonly Fault[]): Fault {
  const { transport } = faults.findLast((fault) => fault.transport) ?? {};
  return {
    name: faults.map(({ name }) => name).join(' + '),
    outcome: faults.every(({ outcome }) => outcome === 'fresh') ? 'fresh' : 'report',
    ...(transport && { transport }),
    change: (...context) => faults.forEach(({ change }) => change?.(...context)),
  };
}
