import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRandom } from '../../../openapi/reference-api/generator/random';
import { rootDir } from '../../lib/paths';
import { readHistory, saveFiles, startEditing } from './editing-client';
import { editorOfPicture, editorOfTexts, type Editor } from './editors';
import { emptyLedger, type Ledger } from './ledger';

/** Milliseconds of life after the first save, and of a save that is being written. */
const longestLife = 1500;
const longestWriting = 10;

/** The content of this checkout, with a history of its own. */
function makeProject() {
  const root = mkdtempSync(path.join(tmpdir(), 'chaos-kills-'));
  cpSync(path.join(rootDir, 'content'), path.join(root, 'content'), { recursive: true });
  mkdirSync(path.join(root, '.data/cms'), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.sa', ...args], {
      cwd: root,
      encoding: 'buffer',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  git('init', '--quiet');
  const commit = (title: string): void => {
    git('add', '--all', 'content');
    git('commit', '--quiet', '--allow-empty', '--message', title);
  };
  commit('First texts');
  return {
    root,
    commit,
    /** A file as it was committed last. */
    committed: (file: string): Buffer => git('show', `HEAD:${file}`),
    /** The name of the change of a file that was committed last. */
    lastChange: (file: string) => git('log', '-1', '--format=%H', '--', file).toString().trim(),
    locks: () => readdirSync(path.join(root, '.git')).filter((name) => name.endsWith('.lock')),
    list: () => readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' }),
  };
}

type Project = ReturnType<typeof makeProject>;

/** Resolves when the next save is being written. */
const untilWriting = (root: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(path.join(root, '.data/cms'), (_event, name) => {
      if (name !== 'saving') return;
      watcher.close();
      resolve();
    });
  });

/** What was acknowledged is in the files and in git as it was sent, and what was on its way wholly or not at all. */
async function checkSaves(
  { root, commit, committed, lastChange, locks }: Project,
  editors: readonly Editor[],
  origin: string,
  ledger: Ledger,
): Promise<void> {
  const title = `kill ${ledger.kills}`;
  for (const editor of editors) {
    const names = [...editor.next.keys()].join(', ');
    if (editor.has(root, editor.next)) editor.last = editor.next;
    else if (!editor.has(root, editor.last)) ledger.lost.push(`${names} after ${title}`);
  }
  ledger.blocked.push(...locks().map((name) => `${name} after ${title}`));
  commit(title);
  for (const { last } of editors)
    for (const [file, bytes] of last)
      if (bytes && !committed(file).equals(bytes)) ledger.altered.push(`${file} in git after ${title}`);
  const [text = ''] = [...(editors[0]?.last.keys() ?? [])];
  const history = await readHistory(origin, text);
  if (history?.[0] !== lastChange(text)) ledger.blocked.push(`the history of ${text} after ${title}`);
}

/** Kills the editing server again and again while editors save: at any moment, and while a save is being written. */
export async function killEditingServer(kills: number, seed: number): Promise<Ledger> {
  const ledger = emptyLedger();
  const random = createRandom(`kills of the editing server, seed ${seed}`);
  const project = makeProject();
  const { root } = project;
  const before = project.list();
  const editors = [
    editorOfTexts(root, 'content/faq/financing.md'),
    editorOfTexts(root, 'content/faq/off-plan.md', 'content/faq/reserving.md'),
    editorOfPicture(root, 'content/home/ceo-message.md', 'content/home/media/ceo-message.jpg'),
  ];
  let number = 0;

  /** Saves until the server is gone or refuses. @param onSaved is called after each save */
  async function edit(editor: Editor, origin: string, onSaved: () => void): Promise<void> {
    for (;;) {
      editor.next = editor.version((number += 1), editor.last);
      if (!(await saveFiles(origin, editor.next, editor.last))) return;
      editor.last = editor.next;
      ledger.acknowledged += 1;
      onSaved();
    }
  }

  try {
    while (ledger.kills < kills) {
      const { child, ended, origin } = await startEditing(root);
      if (!origin) {
        ledger.blocked.push(`It does not start after kill ${ledger.kills}.`);
        return ledger;
      }
      if (ledger.kills > 0) await checkSaves(project, editors, origin, ledger);
      const acknowledged = ledger.acknowledged;
      let isFirst = (): void => undefined;
      const first = new Promise<void>((resolve) => (isFirst = resolve));
      const work = Promise.all(editors.map((editor) => edit(editor, origin, isFirst))).catch(
        (error: Error) => void ledger.blocked.push(error.message),
      );
      // The first save reads all pictures.
      await Promise.race([first, work, ended]);
      await delay(random.integer(0, longestLife));
      if (random.chance(0.5)) {
        await Promise.race([untilWriting(root), ended, delay(longestLife)]);
        await delay(random.integer(0, longestWriting));
      }
      if (child.exitCode !== null) ledger.blocked.push(`It ended by itself with ${child.exitCode}.`);
      child.kill('SIGKILL');
      await Promise.all([ended, work]);
      ledger.kills += 1;
      if (ledger.acknowledged === acknowledged)
        ledger.blocked.push(`It acknowledged nothing before kill ${ledger.kills}.`);
    }
    const { child, ended, origin } = await startEditing(root);
    if (origin) await checkSaves(project, editors, origin, ledger);
    for (const editor of editors) {
      const next = editor.version((number += 1), editor.last);
      editor.next = next;
      if (!origin || !(await saveFiles(origin, next, editor.last)) || !editor.has(root, next))
        ledger.blocked.push(`It saves ${[...next.keys()].join(', ')} no more.`);
      editor.last = next;
    }
    child.kill('SIGTERM');
    await ended;
    const known = new Set(
      [...before, ...editors.flatMap(({ last }) => [...last.keys()])].map((name) =>
        name.replace(/^content\//, ''),
      ),
    );
    ledger.leftBehind = [
      ...project.list().filter((name) => !known.has(name)),
      ...(existsSync(path.join(root, '.data/cms/saving')) ? ['.data/cms/saving'] : []),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return ledger;
}
