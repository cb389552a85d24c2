/** Tabs with an outbox for tests, and the server that they send to. */
import { createOutbox } from '../create-outbox';
import { tabLock } from '../lock';
import type { Answer, Entry } from '../outbox-state';
import { layeredStorage, memoryStorage, type OutboxStorage } from '../storage';

export const taken: Answer = { kind: 'taken', reference: 'SH-20418' };
export const failed: Answer = { kind: 'failed' };
export const refused: Answer = { kind: 'refused', fields: { mobile: 'pattern' }, gone: false };

/** A server that gives each key one number, and the answers it is told to give. */
export function server(...answers: (Answer | Promise<Answer>)[]) {
  const keys: string[] = [];
  const send = (_enquiry: unknown, key: string) => {
    keys.push(key);
    return Promise.resolve(answers.shift() ?? taken);
  };
  return { keys, send };
}

/** Storage that outlives the tab. */
export const disk = (): OutboxStorage => ({ ...memoryStorage(), durable: true });

/** A tab of the visitor: its outbox, and what its pages saw of it. */
export function tab(
  send: ReturnType<typeof server>['send'],
  kept: OutboxStorage = disk(),
  withLock = tabLock(),
  isShared = () => false,
) {
  const seen: { entries: readonly Entry[]; ended: Entry[] } = { entries: [], ended: [] };
  const outbox = createOutbox({
    storage: layeredStorage([kept, memoryStorage()], isShared),
    send,
    withLock,
    now: Date.now,
    random: () => 1,
    onChange: (entries, _volatile, ended) => {
      seen.entries = entries;
      if (ended) seen.ended.push(ended);
    },
  });
  return { ...outbox, seen };
}
