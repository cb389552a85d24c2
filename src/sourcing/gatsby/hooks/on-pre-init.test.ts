import type { ParentSpanPluginArgs } from 'gatsby';
import { gatsbyConfigSchema } from 'gatsby/dist/joi-schemas/joi';
import { onPreInit } from './on-pre-init';

const required = ['GATSBY_API_URL', 'GATSBY_ORGANIZATION_KEY', 'GATSBY_SITE_URL'];
const before = { ...process.env };

// Empty rather than absent: what is set is not replaced by a local `.env`.
beforeEach(() => Object.assign(process.env, Object.fromEntries(required.map((name) => [name, '']))));
afterAll(() => {
  process.env = before;
});

async function runHook(): Promise<string[]> {
  const panics: string[] = [];
  const reporter = { panic: (message: string) => panics.push(message) };
  await onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  return panics;
}

// Gatsby checks the config before the hook: an empty address would hide the message of the hook.
test('gatsby-config.ts can be imported without settings, and Gatsby accepts it', async () => {
  const { default: config } = await import('../../../../gatsby-config');
  expect(config.siteMetadata).toEqual({ siteUrl: undefined });
  expect(gatsbyConfigSchema.validate(config).error).toBeUndefined();
});

test('Gatsby stops without settings, and names each missing one', async () => {
  const [message] = await runHook();
  for (const name of required) expect(message).toContain(name);
});

test('Gatsby starts with all settings', async () => {
  process.env['GATSBY_API_URL'] = 'http://127.0.0.1:4000';
  process.env['GATSBY_ORGANIZATION_KEY'] = 'demo-organization-key';
  process.env['GATSBY_SITE_URL'] = 'http://127.0.0.1:9000';
  expect(await runHook()).toEqual([]);
});
