/** The number that this visitor's chats go to: any of the profile's, and the same one until the browser is closed. */
import { useEffect, useSyncExternalStore } from 'react';
import { readSession, writeSession } from '../../browser/safe-storage';
import { createStore } from '../../browser/store';
import { chatNumbers, chooseNumber } from './contact';
import { useOrganization } from './use-organization';

const key = 'chat-number';
const chosen = createStore<string | undefined>(undefined);

/** The prerendered HTML and its first render name the first number; chance comes afterwards. Undefined without any number. */
export function useChatNumber(): string | undefined {
  const organization = useOrganization();
  const numbers = organization ? chatNumbers(organization) : [];
  const list = numbers.join();
  const kept = useSyncExternalStore(chosen.subscribe, chosen.get, () => undefined);

  useEffect(() => {
    const number = chooseNumber(list ? list.split(',') : [], chosen.get() ?? readSession(key), Math.random());
    if (number === undefined || number === chosen.get()) return;
    writeSession(key, number);
    chosen.set(number);
  }, [list]);

  return kept !== undefined && numbers.includes(kept) ? kept : numbers[0];
}
