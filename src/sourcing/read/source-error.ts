import { toResult, type Failure, type Result } from '../../api-client/result';
import { FinalError } from './follow-redirects';

/** A resource of the API is not available; the message names it and the reason. */
export class SourceError extends Error {
  override name = 'SourceError';
}

const failureTexts: Record<Exclude<Failure['kind'], 'problem'>, string> = {
  unreachable: 'the API cannot be reached',
  aborted: 'the API did not answer in time',
  malformed: 'the answer is not JSON',
};

/** A failed call in words. */
export const describeFailure = (failure: Failure): string =>
  failure.kind === 'problem'
    ? `the API answered ${failure.status}${failure.problem?.detail ? ` (${failure.problem.detail})` : ''}`
    : failureTexts[failure.kind];

type Call<T> = Parameters<typeof toResult<T>>[0];

/** As {@link toResult}, with the reason where the call itself knows more than that nothing came. */
export async function toNamedResult<T>(call: Call<T>): Promise<Result<T> & { reason?: string }> {
  let reason: string | undefined;
  const named = call.catch((error: unknown) => {
    if (error instanceof FinalError) reason = error.message;
    throw error;
  });
  const result = await toResult(named);
  return reason === undefined ? result : { ...result, reason };
}

/**
 * The value of a call's answer.
 * @param what the call, for the message
 * @throws SourceError
 */
export async function valueOrThrow<T>(what: string, call: Call<T>): Promise<T> {
  const result = await toNamedResult(call);
  if (result.ok) return result.value;
  throw new SourceError(`${what}: ${result.reason ?? describeFailure(result.failure)}`);
}
