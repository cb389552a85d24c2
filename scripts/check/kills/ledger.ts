/** What a part of the system was told, and what it had of that after it had been killed. */
export interface Ledger {
  kills: number;
  /** Calls that were answered with success. */
  acknowledged: number;
  /** Acknowledged, and not there afterwards. */
  lost: string[];
  /** There twice, or in another form than it was sent. */
  altered: string[];
  /** Why it did not start again, or did not answer. */
  blocked: string[];
  /** Files that nobody needs, after the last regular end. */
  leftBehind: string[];
}

export const emptyLedger = (): Ledger => ({
  kills: 0,
  acknowledged: 0,
  lost: [],
  altered: [],
  blocked: [],
  leftBehind: [],
});

/** What is wrong, a line for each. */
export const findFaults = ({ lost, altered, blocked, leftBehind }: Ledger): string[] =>
  Object.entries({ lost, altered, blocked, 'left behind': leftBehind }).flatMap(([what, all]) =>
    all.map((one) => `${what}: ${one}`),
  );
