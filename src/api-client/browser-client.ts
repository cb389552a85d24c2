import { createApiClient } from './client';
import { frequentCalls } from './frequent-calls';
import { addResponseCheck } from './response-check';
import { withTimeLimit } from './time-limit';

/** What `./browser` loads. For code that may not wait for it: an enquiry that is sent while its page is being left. */
export const loadedApi = createApiClient({
  url: process.env['GATSBY_API_FORWARDED'] === 'on' ? '' : (process.env['GATSBY_API_URL'] ?? ''),
  organizationKey: process.env['GATSBY_ORGANIZATION_KEY'] ?? '',
  // Looked up at each call, as the client itself does.
  fetch: withTimeLimit((...call) => globalThis.fetch(...call)),
});

addResponseCheck(loadedApi, async (call) => {
  const [{ addShapes, checkAnswer }, others] = await Promise.all([
    import(/* webpackChunkName: "api" */ './check'),
    frequentCalls.includes(call) ? undefined : import('./generated/other-shapes'),
  ]);
  if (others) addShapes(others);
  return checkAnswer;
});
