import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { createRandom } from '../../openapi/reference-api/generator/random';
import { rootDir } from '../lib/paths';
import { emptyLedger, type Ledger } from './ledger';

const token = 'token-of-the-trial';
const longestLife = 1500;
const files = ['content/faq/financing.md', 'content/faq/transaction-tax.md'] as const;

/** Starts the server. @returns its origin; undefined when it ended instead */
async function start(root: string) {
  const program = path.join(__dirname, 'editing-process.ts');
  const args = ['--require', require.resolve('tsx/cjs'), program, root, token];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
  const origin = await Promise.race([line.then(([text]) => text), ended.then(() => undefined)]);
  return { child, ended, origin };
}

/** Saves a text. @returns whether it was acknowledged. @throws where it was refused */
async function save(origin: string, file: string, text: string): Promise<boolean> {
  const content = Buffer.from(text).toString('base64');
  const response = await fetch(`${origin}/api/v1/repos/content/working-copy/contents`, {
    method: 'POST',
    headers: { Authorization: `token ${token}` },
    body: JSON.stringify({ files: [{ operation: 'update', path: file, content }] }),
  }).catch(() => undefined);
  if (response && response.status !== 200) throw new Error(`${file}: ${await response.text()}`);
  return response !== undefined;
}

/** Kills the editing server again and again while an editor saves. */
export async function killEditingServer(kills: number, seed: number): Promise<Ledger> {
  const ledger = emptyLedger();
  const random = createRandom(`kills of the editing server, seed ${seed}`);
  const root = mkdtempSync(path.join(tmpdir(), 'chaos-kills-'));
  cpSync(path.join(rootDir, 'content'), path.join(root, 'content'), { recursive: true });
  const list = () => readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const before = list();
  const original = (file: string) => readFileSync(path.join(rootDir, file), 'utf8');
  // Long, so that a kill finds it half written where it is not saved whole.
  const version = (file: string, number: number) =>
    original(file).replace(/\n(?=\n*# English)/, `\n\n${`نص ${number}. `.repeat(250)}\n`);
  try {
    let number = 0;
    while (ledger.kills < kills) {
      const { child, ended, origin } = await start(root);
      if (!origin) {
        ledger.blocked.push(`It does not start after kill ${ledger.kills}.`);
        return ledger;
      }
      const saved = new Map<string, { last: string; next: string }>(
        files.map((file) => {
          const text = readFileSync(path.join(root, file), 'utf8');
          return [file, { last: text, next: text }];
        }),
      );
      let isFirst = (): void => undefined;
      const first = new Promise<void>((resolve) => (isFirst = resolve));
      const editor = (async () => {
        for (;;) {
          const file = random.pick(files);
          const next = version(file, (number += 1));
          const { last = '' } = saved.get(file) ?? {};
          saved.set(file, { last, next });
          if (!(await save(origin, file, next))) return;
          saved.set(file, { last: next, next });
          ledger.acknowledged += 1;
          isFirst();
        }
      })();
      // The first save reads all pictures. An editor whose save is refused ends.
      await Promise.race([first, editor]);
      if (child.exitCode === null) await delay(random.integer(0, longestLife));
      child.kill('SIGKILL');
      await Promise.all([ended, editor]);
      ledger.kills += 1;
      for (const [file, { last, next }] of saved) {
        const now = readFileSync(path.join(root, file), 'utf8');
        if (now !== last && now !== next) ledger.lost.push(`${file} after kill ${ledger.kills}`);
      }
    }
    const { child, ended, origin } = await start(root);
    const isSaved = origin && (await save(origin, files[0], original(files[0])));
    if (!isSaved) ledger.blocked.push('It saves nothing any more.');
    child.kill('SIGTERM');
    await ended;
    ledger.leftBehind = [
      ...list().filter((name) => !before.includes(name)),
      ...readdirSync(path.join(root, '.data/cms/saving')).map((name) => `.data/cms/saving/${name}`),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return ledger;
}
