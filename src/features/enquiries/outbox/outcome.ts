import type { Outcome } from './enquiry';
import type { Entry } from './state';

/** An entry as a form shows it. */
export function outcomeOf(entry: Entry, durable: boolean): Outcome {
  const { id } = entry;
  switch (entry.state) {
    case 'delivered':
      return { kind: 'delivered', id, reference: entry.reference };
    case 'waiting':
      return { kind: 'saved', id, durable };
    case 'refused':
      return { kind: 'refused', id, fields: entry.fields, removed: entry.gone === true };
    case 'expired':
      return { kind: 'expired', id };
  }
}
