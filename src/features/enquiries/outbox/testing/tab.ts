import { createOutbox } from '../create-outbox';
import { tabLock } from '../lock';
import type { AttemptResult, Entry } from '../state';
import { layeredStorage, memoryStorage, type OutboxStorage } from '../storage';

export const accepted: AttemptResult = { kind: 'accepted', reference: 'SH-20418' };
export const failed: AttemptResult = { kind: 'failed' };
export const refused: AttemptResult = { kind: 'refused', fields: { mobile: 'pattern' }, removed: false };

/** Gives the answers in their order, then accepts; `keys` are those of the requests. */
export function fakeServer(...answers: (AttemptResult | Promise<AttemptResult>)[]) {
  const keys: string[] = [];
  const send = (_enquiry: unknown, key: string) => {
    keys.push(key);
    return Promise.resolve(answers.shift() ?? accepted);
  };
  return { keys, send };
}

/** Storage that outlives the tab. */
export const durableStorage = (): OutboxStorage => ({ ...memoryStorage(), durable: true });

/** A browser tab with its outbox; `seen` is what its pages were told. */
export function createTab(
  send: ReturnType<typeof fakeServer>['send'],
  storage: OutboxStorage = durableStorage(),
  withLock = tabLock(),
  isShared = () => false,
) {
  const seen: { entries: readonly Entry[]; ended: Entry[] } = { entries: [], ended: [] };
  const outbox = createOutbox({
    storage: layeredStorage([storage, memoryStorage()], isShared),
    send,
    withLock,
    now: Date.now,
    random: () => 1,
    onChange: (entries, _tabOnly, ended) => {
      seen.entries = entries;
      if (ended) seen.ended.push(ended);
    },
  });
  return { ...outbox, seen };
}
