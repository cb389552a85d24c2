import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listenLocally } from '../../../openapi/reference-api/testing/local-machine';
import type { ContentProblem } from '../../../src/sourcing/content';
import { rootDir } from '../../lib/paths';
import { changePage } from './change-page';
import { createChangeCheck } from './change-check';
import { createDrafts } from './drafts';
import { createEditingServer } from './editing-server';
import { followSite } from './site-progress';
import { createWorkingCopy, gitSha } from './working-copy';
import { createWorkingCopyApi } from './working-copy-api';

/** A file as a test sends it. */
interface Sent {
  path: string;
  text?: string;
  operation?: string;
  /** The version that it began from; by default the one that is there. */
  sha?: string | undefined;
}

/** A question of the content, which tests change. */
export const file = 'content/faq/financing.md';

/** Where changes are saved. */
export const contents = '/api/v1/repos/content/working-copy/contents';

/** The editing server on a copy of the content. */
export async function startEditingServer() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'editing-server-'));
  const root = path.join(folder, 'project');
  cpSync(path.join(rootDir, 'content'), path.join(root, 'content'), { recursive: true });
  mkdirSync(path.join(root, 'admin'));
  mkdirSync(path.join(root, 'src/i18n/locales'), { recursive: true });
  writeFileSync(path.join(root, 'admin/index.html'), '<title>Editing</title>');
  const drafts = createDrafts(root, path.join(root, '.data/drafts'));
  const check = createChangeCheck(root, path.join(root, '.data/check'));
  const copy = createWorkingCopy(root, ['content', 'src/i18n/locales']);
  const server = createEditingServer({
    adminDir: path.join(root, 'admin'),
    api: createWorkingCopyApi(copy, check, (files) => drafts.update(files)),
    check,
    drafts,
    siteProgress: followSite(() => Promise.resolve(false)).progress,
    facts: () => Promise.resolve({ overdue: [] }),
    showChange: (sha, language) => changePage(root, ['content'], sha, language),
    token: 'right',
    policy: "default-src 'self'",
  });
  const origin = await listenLocally(server);
  const port = Number(new URL(origin).port);

  const versionOf = (name: string) => {
    const place = path.join(root, name);
    return existsSync(place) ? gitSha(readFileSync(place)) : undefined;
  };

  /** Sends files to an address. */
  async function send(address: string, files: Sent[], { token = 'right', cookie = '' } = {}) {
    const response = await fetch(origin + address, {
      method: 'POST',
      headers: { Authorization: `token ${token}`, Cookie: cookie },
      body: JSON.stringify({
        files: files.map(({ path: name, text, operation = 'update', ...version }) => {
          const { sha = versionOf(name) } = version;
          return { path: name, operation, sha, content: text && Buffer.from(text).toString('base64') };
        }),
      }),
    });
    const text = await response.text();
    if (!text) return { status: response.status, message: '' };
    const { message, mistakes } = JSON.parse(text) as { message?: string; mistakes?: ContentProblem[] };
    return { status: response.status, message, mistakes };
  }

  const saved = (name = file) => readFileSync(path.join(root, name), 'utf8');
  return {
    folder,
    root,
    origin,
    port,
    send,
    /** A file as git names it; undefined where there is none. */
    versionOf,
    /** A file as it is saved. */
    saved,
    /** A file of the content as the development site shows it. */
    shown: (name = file) =>
      readFileSync(path.join(root, '.data/drafts', path.relative('content', name)), 'utf8'),
    /** The question with another text. */
    changed: () => saved().replace('Yes.', 'Certainly.'),
    stop: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type EditingServer = Awaited<ReturnType<typeof startEditingServer>>;
