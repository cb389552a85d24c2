import type { Transport } from './fault-api';
import type { Records } from './records';

/** Something that an API does wrong. */
export interface Fault {
  name: string;
  /**
   * What the build does: `copy`: takes a resource from its last good copy; `fresh`: takes all from the API, and nothing is
   * wrong; `report`: takes all from the API, and names what is wrong.
   */
  outcome: 'copy' | 'fresh' | 'report';
  transport?: Transport;
  /** Changes records in place. @param random a number from 0 to 1, the next of a seed */
  change?: (records: Records, random: () => number, mediaOrigin: string) => void;
}

/** A mixture answers by the last of its transports, and its records are changed by all. */
export function mix(faults: readonly Fault[]): Fault {
  const { transport } = faults.findLast((fault) => fault.transport) ?? {};
  return {
    name: faults.map(({ name }) => name).join(' + '),
    outcome: 'report',
    ...(transport && { transport }),
    change: (...context) => faults.forEach(({ change }) => change?.(...context)),
  };
}
