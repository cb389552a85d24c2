import { useEffect } from 'react';
import { readSession, writeSession } from '../../browser/safe-storage';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import { chatNumbers, chooseNumber } from './contact';
import { useOrganization } from './use-organization';

const key = 'chat-number';
const chosen = createStore<string | undefined>(undefined);

/**
 * The number that this visitor's chats go to: any of the profile's at random, the same one until the browser is closed.
 * While hydrating it is the first one. Undefined without any number.
 */
export function useChatNumber(): string | undefined {
  const organization = useOrganization();
  const numbers = organization ? chatNumbers(organization) : [];
  const list = numbers.join();
  const current = useStore(chosen, undefined);

  useEffect(() => {
    const number = chooseNumber(list ? list.split(',') : [], chosen.get() ?? readSession(key), Math.random());
    if (number === undefined || number === chosen.get()) return;
    writeSession(key, number);
    chosen.set(number);
  }, [list]);

  return current !== undefined && numbers.includes(current) ? current : numbers[0];
}
