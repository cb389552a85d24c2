import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** Whether it asks for what validates and sends: only that knows when a field counts as touched. */
export const isFormCode = async (request: Request): Promise<boolean> =>
  (await (await fetch(request.url())).text()).includes('onTouched');

/** Has `answer` decide about each request for the code of forms; other scripts load. */
export const routeFormCode = (
  target: Page | BrowserContext,
  answer: (route: Route) => Promise<void>,
): Promise<unknown> =>
  target.route(/\.js$/, async (route) =>
    (await isFormCode(route.request())) ? answer(route) : route.continue(),
  );

/** Delays the code of forms until the returned function is called. */
export async function holdFormCode(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await routeFormCode(page, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
