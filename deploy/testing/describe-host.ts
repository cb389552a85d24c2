import { ask, expectAnswer } from './check-answer';
import { publishedSlug } from './demo-api';
import { html, type RequestCase } from './request-case';

/** Projects of `startSmallApi`, which no fixture build has pages of. */
export const newProjectTable: readonly RequestCase[] = [
  {
    name: 'a project published after the build opens',
    path: `/projects/detail/${publishedSlug}`,
    status: 200,
    ...html('ar', 'not-found'),
  },
  {
    name: 'it opens in English by the cookie',
    path: `/projects/share/${publishedSlug}?from=card`,
    headers: { cookie: 'locale=en' },
    status: 200,
    ...html('en', 'not-found'),
  },
  {
    name: 'it opens in English by the prefix',
    path: `/en/projects/contact/${publishedSlug}`,
    status: 200,
    ...html('en', 'not-found'),
  },
];

/** Asks a running host every question of a table; its answers must be those of the table. */
export function describeHost(table: readonly RequestCase[], origin: () => string): void {
  test.each(table)('$name: $path', async (requestCase) => {
    expectAnswer(await ask(origin(), requestCase), requestCase);
  });
}
