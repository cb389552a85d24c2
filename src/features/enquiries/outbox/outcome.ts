import type { Outcome } from './enquiry';
import type { Entry } from './outbox-state';

/** What a visitor is told about an entry. */
export function outcomeOf(entry: Entry, durable: boolean): Outcome {
  const { id } = entry;
  switch (entry.state) {
    case 'delivered':
      return { kind: 'delivered', id, reference: entry.reference };
    case 'waiting':
      return { kind: 'saved', id, durable };
    case 'refused':
      return { kind: 'refused', id, fields: entry.fields, gone: entry.gone === true };
    case 'expired':
      return { kind: 'expired', id };
  }
}
