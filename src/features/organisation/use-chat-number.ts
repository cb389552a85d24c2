/** The number that this visitor's chats go to: any of the profile's, and the same one until the browser is closed. */
import { useEffect, useSyncExternalStore } from 'react';
import { keptText, keepText } from '../../lib/session';
import { createStore } from '../../lib/store';
import { chatNumbers, chooseNumber } from './contact';
import { useOrganisation } from './use-organisation';

const key = 'chat-number';
const chosen = createStore<string | undefined>(undefined);

/** The baked HTML and its first render name the first number; chance comes afterwards. Undefined without any number. */
export function useChatNumber(): string | undefined {
  const organisation = useOrganisation();
  const numbers = organisation ? chatNumbers(organisation) : [];
  const list = numbers.join();
  const kept = useSyncExternalStore(chosen.subscribe, chosen.get, () => undefined);

  useEffect(() => {
    const number = chooseNumber(list ? list.split(',') : [], chosen.get() ?? keptText(key), Math.random());
    if (number === undefined || number === chosen.get()) return;
    keepText(key, number);
    chosen.set(number);
  }, [list]);

  return kept !== undefined && numbers.includes(kept) ? kept : numbers[0];
}
