/** Real answers with fields of other types than the contract says. */
import type { Route } from '@playwright/test';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names become objects, texts numbers, lists null, numbers texts; ids stay, so that the site knows whom it is about. */
function spoilFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'id' || name === 'slug') return [name, value];
      if (Array.isArray(value)) return [name, null];
      if (isObject(value)) return [name, { ar: {}, en: ['x'] }];
      return [name, typeof value === 'number' ? String(value) : 500];
    }),
  );
}

/** A profile loses what may be missing, a list its first row, a project everything. */
function spoil(answer: Fields): Fields {
  const { data } = answer;
  if (Array.isArray(data)) {
    return { ...answer, data: data.map((row: Fields, at) => (at === 0 ? spoilFields(row) : row)) };
  }
  if (!isObject(data)) return answer;
  const { name, plugins } = data;
  const kept = plugins === undefined ? {} : { name, plugins };
  return { ...answer, data: { ...spoilFields(data), ...kept } };
}

export async function spoilAnswer(route: Route): Promise<void> {
  const response = await route.fetch();
  const isJson = /json/.test(response.headers()['content-type'] ?? '');
  if (!isJson || !response.ok()) return route.fulfill({ response });
  await route.fulfill({ response, json: spoil((await response.json()) as Fields) });
}
