import { createBrowserClient } from './browser-client';
import { checkAnswer } from './check';
import { frequentCalls } from './frequent-calls';
import { addResponseCheck } from './response-check';

/** What `./browser` loads. */
export const checkedClient = createBrowserClient();

addResponseCheck(checkedClient, async (call) =>
  frequentCalls.includes(call) ? checkAnswer : (await import('./check/every-answer')).checkEveryAnswer,
);
