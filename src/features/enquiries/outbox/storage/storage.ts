/** Where entries are kept. */
import type { Entry } from '../outbox-state';

export interface OutboxStorage {
  /** Whether what is put there outlives the tab. */
  readonly durable: boolean;
  /** Resolves once the entry is really there; an entry of the same id is replaced. Rejects when it is refused. */
  put(entry: Entry): Promise<void>;
  get(id: string): Promise<Entry | undefined>;
  all(): Promise<Entry[]>;
  delete(id: string): Promise<void>;
}
