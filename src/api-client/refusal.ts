import type { Result } from './result';

/** Whether an API refused what was asked: perhaps an optional part of the contract that it does not know. */
export const isRefused = (result: Result<unknown>): boolean =>
  !result.ok && result.failure.kind === 'problem' && [400, 422].includes(result.failure.status);
