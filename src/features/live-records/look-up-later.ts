/** The lookups, whose code comes once a page is up. Where it does not come, nobody knows. */
import type * as LookUps from './look-up';
import type { RecordAnswer } from './live-record';

const unknown = { status: 'unknown' } as const;

function later<Row>(
  call: (lookUps: typeof LookUps) => Promise<RecordAnswer<Row>>,
): Promise<RecordAnswer<Row>> {
  return import('./look-up').then(call, () => unknown);
}

export const lookUpProject: typeof LookUps.lookUpProject = (...about) =>
  later((lookUps) => lookUps.lookUpProject(...about));

export const lookUpRental: typeof LookUps.lookUpRental = (...about) =>
  later((lookUps) => lookUps.lookUpRental(...about));

export const lookUpBlog: typeof LookUps.lookUpBlog = (...about) =>
  later((lookUps) => lookUps.lookUpBlog(...about));
