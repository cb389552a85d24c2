import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRebuildHook, type RebuildOutcome } from './rebuild-hook';
import { createSiteServer, type SiteServer } from './site-server';

const secret = 'a-shared-secret-of-tests';
let folder: string;
let server: SiteServer;
let origin: string;
let started = 0;
let finish: (outcome: RebuildOutcome) => void = () => undefined;
let lines: string[] = [];

beforeEach(async () => {
  started = 0;
  lines = [];
  folder = mkdtempSync(path.join(tmpdir(), 'hook-'));
  // The build itself is that of `npm run refresh`; here only when it is started counts.
  const rebuild = () => {
    started += 1;
    return new Promise<RebuildOutcome>((resolve) => (finish = resolve));
  };
  const hook = createRebuildHook({ secret, rebuild, debounce: 20, log: (line) => lines.push(line) });
  server = createSiteServer({ publicDir: folder, rebuildHook: hook });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const call = (init: RequestInit = {}) =>
  fetch(`${origin}/hooks/rebuild`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    ...init,
  });

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await delay(5);
}

const health = async () => (await fetch(`${origin}/healthz`)).text();

test.each([
  ['without a secret', {}],
  ['with another secret', { Authorization: 'Bearer another' }],
  ['with the beginning of it', { Authorization: `Bearer ${secret.slice(0, -1)}` }],
  ['in another way', { Authorization: `Basic ${secret}` }],
])('a call %s starts nothing', async (_, headers: Record<string, string>) => {
  expect((await call({ headers })).status).toBe(401);
  expect((await call({ method: 'GET' })).status).toBe(405);
  await delay(60);
  expect(started).toBe(0);
});

test('its answers have the headers that every answer has', async () => {
  const { headers } = await call({ headers: {} });
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.any(String) as string,
  });
});

test('calls in quick succession are one build, and its state is at /healthz and in the log', async () => {
  expect(await health()).toBe('ok\n');
  const answers = await Promise.all([call(), call(), call()]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  await until(() => started === 1);
  expect(await health()).toBe('ok\nbuild: running\n');
  finish({ state: 'succeeded' });
  await until(async () => (await health()).includes('succeeded'));
  await delay(60);
  expect(started).toBe(1);
  expect(lines.map((line) => (JSON.parse(line) as RebuildOutcome).state)).toEqual(['running', 'succeeded']);
});

test('calls during a build are one more build, after it', async () => {
  await call();
  await until(() => started === 1);
  await Promise.all([call(), call(), call()]);
  await delay(60);
  expect(started).toBe(1);
  finish({ state: 'succeeded' });
  await until(() => started === 2);
  finish({ state: 'succeeded' });
  await delay(60);
  expect(started).toBe(2);
});

test('a build that fails is told with its reason, and the next call starts another', async () => {
  await call();
  await until(() => started === 1);
  finish({ state: 'failed', error: 'projects: the API answered 500' });
  await until(async () => (await health()).includes('failed'));
  // Its reason is for operators: everyone can read /healthz.
  expect(await health()).toMatch(/^ok\nbuild: failed at \S+Z\n$/);
  expect(lines.at(-1)).toContain('projects: the API answered 500');
  await call();
  await until(() => started === 2);
  finish({ state: 'succeeded' });
});

test('a server without a secret has no hook', async () => {
  const plain = createSiteServer({ publicDir: folder });
  const address = await plain.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${address}/hooks/rebuild`, { method: 'POST' })).status).toBe(405);
  await plain.close();
});

test('builds that a timer starts are at /healthz too, and the later one counts', async () => {
  const atNight = { state: 'failed', finished_at: '2026-11-23T21:06:00.000Z', error: 'no API' } as const;
  const rebuild = () => Promise.resolve({ state: 'succeeded' } as const);
  const hook = createRebuildHook({ secret, rebuild, debounce: 5, log: () => undefined });
  const nightly = createSiteServer({
    publicDir: folder,
    rebuildHook: hook,
    lastBuild: () => Promise.resolve(atNight),
  });
  const address = await nightly.listen({ port: 0, host: '127.0.0.1' });
  const text = async () => (await fetch(`${address}/healthz`)).text();
  expect(await text()).toBe('ok\nbuild: failed at 2026-11-23T21:06:00.000Z\n');
  await fetch(`${address}/hooks/rebuild`, { method: 'POST', headers: { Authorization: `Bearer ${secret}` } });
  await until(async () => (await text()).includes('succeeded'));
  await nightly.close();
});
