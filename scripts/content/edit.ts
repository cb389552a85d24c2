import '../lib/supported-system';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { bundleAdmin, writeAdminPage } from './editing/bundle-admin';
import { adminPolicy } from '../../deploy/rules/security-policy';
import { readEditingFacts } from './editing/editing-facts';
import { createChangeCheck } from './editing/change-check';
import { changePage } from './editing/change-page';
import { createEditingServer } from './editing/editing-server';
import { createWorkingCopy, editedFolders } from './editing/working-copy';
import { createWorkingCopyApi, repository } from './editing/working-copy-api';
import { startPreviewSite } from './editing/preview-site';
import { runCommand } from '../lib/command';
import { settingsHelp } from '../lib/demo-api';
import { parsePort, reservePort } from '../lib/options';
import { dataDir, rootDir } from '../lib/paths';

interface Options {
  port: number;
  sitePort: number;
  apiPort: number;
  preview: boolean;
}

const options = new Command('npm run content -- edit')
  .description('Open the editing page on the content of this folder, for this machine only')
  .option('--port <number>', 'port of the editing page', parsePort, 8100)
  .option('--site-port <number>', 'port of the site beside it', parsePort, 8000)
  .option('--api-port <number>', 'port of the reference API', parsePort, 4000)
  .option('--no-preview', 'without the site beside it')
  .addHelpText('after', settingsHelp)
  .parse()
  .opts<Options>();

void runCommand(async (context) => {
  const port = await reservePort(options.port, '--port');
  // In a place of its own for each port, which the next start empties: a server that is killed leaves nothing elsewhere.
  const adminDir = path.join(dataDir, `cms/admin-${port}`);
  const clear = () => rmSync(adminDir, { recursive: true, force: true });
  clear();
  context.onEnd(clear);
  const origin = `http://127.0.0.1:${port}`;
  const preview = options.preview ? await startPreviewSite(context, options) : undefined;
  await bundleAdmin(adminDir);
  writeAdminPage(adminDir, {
    backend: {
      name: 'gitea',
      repo: repository,
      base_url: origin,
      api_root: `${origin}/api/v1`,
      auth_methods: ['token'],
    },
    ...(preview ? { site: preview.site } : {}),
  });
  const token = randomBytes(24).toString('base64url');
  const copy = createWorkingCopy(rootDir, editedFolders);
  const check = createChangeCheck(rootDir, path.join(dataDir, 'cms/check/content'));
  const api = createWorkingCopyApi(copy, check, (files) => preview?.drafts.update(files));
  const policy = adminPolicy(preview ? { frames: [preview.site] } : {});
  const server = createEditingServer({
    adminDir,
    api,
    check,
    facts: readEditingFacts,
    showChange: (sha, language) => changePage(rootDir, editedFolders, sha, language),
    token,
    policy,
    ...(preview ? { drafts: preview.drafts, siteProgress: preview.progress } : {}),
  });
  context.onEnd(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `${origin}/admin/#token=${token}`;
  const addressFile = path.join(dataDir, 'cms/address');
  mkdirSync(path.dirname(addressFile), { recursive: true });
  writeFileSync(addressFile, `${address}\n`, { mode: 0o600 });
  context.onEnd(() => rmSync(addressFile, { force: true }));
  console.log(`\n▶ The editing page: ${address}\n  Stop with Ctrl-C.`);
  await context.untilStopped();
});
