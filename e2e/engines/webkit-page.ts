import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../openapi/reference-api/testing/local-machine';
import { keys, type EnginePage, type PageOptions } from './engine';
import type { WebKitDriver } from './webkit-driver';

const windowProgram = path.join(__dirname, 'webkit-window.py');

/** Lines of the console's file that are errors of the page, and not of the machine's libraries. */
const isError = (line: string) => /^CONSOLE \S+ ERROR|WEB PROCESS TERMINATED/.test(line);

interface Answer {
  value: unknown;
}

/** Calls of a session. @throws Error with the driver's words */
const callerOf =
  (base: string) =>
  async (method: 'GET' | 'POST' | 'DELETE', where: string, body?: object): Promise<unknown> => {
    const response = await fetch(base + where, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as Answer;
    const problem = value as { error?: string; message?: string } | null;
    if (problem?.error) throw new Error(`${problem.error}: ${problem.message ?? ''}`);
    return value;
  };

/** Opens a window of WebKitGTK by WebDriver. */
export async function openWebKitPage(driver: WebKitDriver, options: PageOptions): Promise<EnginePage> {
  const { width, height, locale, cookies, siteUrl, proxy, initScript, textScale } = options;
  rmSync(driver.logFile, { force: true });
  writeFileSync(
    driver.optionsFile,
    JSON.stringify({
      width,
      height,
      languages: [locale],
      proxy,
      site: siteUrl,
      script: initScript,
      textScale,
    }),
  );
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: windowProgram, args: ['--automation'] },
    },
  };
  const session = (await callerOf(driver.url)('POST', '/session', { capabilities })) as { sessionId: string };
  const call = callerOf(`${driver.url}/session/${session.sessionId}`);
  await call('POST', '/timeouts', { script: 60_000, pageLoad: 60_000, implicit: 0 });

  const run = async (source: string, argument: unknown): Promise<unknown> => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve(arguments[0]).then(${source}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await call('POST', '/execute/async', { script, args: [argument ?? null] })) as {
      value?: unknown;
      error?: string;
    } | null;
    if (answer?.error) throw new Error(answer.error);
    return answer?.value;
  };
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    call('POST', '/actions', {
      actions: [
        { type, id: type, actions, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }) },
      ],
    });
  const pressKeys = (values: readonly string[]) =>
    act(
      'key',
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const go = async (method: 'POST', where: string, body: object) => void (await call(method, where, body));

  if (Object.keys(cookies).length > 0) {
    await go('POST', '/url', { url: `${siteUrl}/favicon.svg` });
    const domain = new URL(siteUrl).hostname;
    for (const [name, value] of Object.entries(cookies))
      await go('POST', '/cookie', { cookie: { name, value, path: '/', domain } });
  }
  return {
    engine: 'webkit',
    goto: (url) => go('POST', '/url', { url }),
    evaluate: (toRun, argument) => run(String(toRun), argument) as never,
    addScript: async (source) => void (await call('POST', '/execute/sync', { script: source, args: [] })),
    clickAt: async (x, y) =>
      void (await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: 30 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: async (text) => void (await pressKeys([...text])),
    pressKey: async (key) => void (await pressKeys([keys[key]])),
    back: () => go('POST', '/back', {}),
    forward: () => go('POST', '/forward', {}),
    screenshot: () => screenshotOf(driver, width, height),
    errors: () =>
      existsSync(driver.logFile) ? readFileSync(driver.logFile, 'utf8').split('\n').filter(isError) : [],
    close: async () => void (await call('DELETE', '').catch(() => undefined)),
  };
}

/** From the virtual screen: the driver's own picture waits for a frame that a still page never draws. */
async function screenshotOf({ display }: WebKitDriver, width: number, height: number) {
  const program = findProgram('import');
  if (!program) return undefined;
  const size = ['-crop', `${width}x${height}+0+0`, '+repage'];
  const options = { encoding: 'buffer', maxBuffer: 2 ** 26 } as const;
  const args = ['-display', display, '-window', 'root', ...size, 'png:-'];
  const { stdout } = await promisify(execFile)(program, args, options);
  return stdout;
}
