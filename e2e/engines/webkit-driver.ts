import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { findWebKitDriver } from '../../scripts/lib/find-engines';

/** WebKitGTK's WebDriver on a virtual screen of its own. It has one session at a time. */
export interface WebKitDriver {
  /** Origin of its HTTP calls. */
  url: string;
  /** Name of the X display. */
  display: string;
  /** Where the window reads its options, and writes what the console says. */
  optionsFile: string;
  logFile: string;
  stop(): void;
}

/** Xvfb writes the number of the first free display to the pipe once it listens. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { screen, display };
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(`${url}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start');
}

/** Starts a screen and a driver; both end with {@link WebKitDriver.stop}. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const optionsFile = path.join(folder, 'options.json');
  const logFile = path.join(folder, 'console.log');
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(findWebKitDriver() ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      TZ: 'Asia/Riyadh',
      WEBKIT_OPTIONS: optionsFile,
      WEBKIT_LOG: logFile,
    },
  });
  const stop = () => {
    driver.kill();
    screen.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(url);
  } catch (error) {
    stop();
    throw error;
  }
  return { url, display, optionsFile, logFile, stop };
}
