import path from 'node:path';
import { openBuildLog } from '../../lib/build-log';
import { runScript } from '../../lib/child-process';
import type { CommandContext } from '../../lib/command';
import { reservePort } from '../../lib/options';
import { dataDir, rootDir } from '../../lib/paths';
import { createDrafts, type Drafts } from './drafts';
import { followSite, type SiteFollower } from './site-progress';

export interface PreviewSite {
  /** Its origin. */
  site: string;
  drafts: Drafts;
  progress: SiteFollower['progress'];
}

/** Gatsby answers pages a moment before their data is written, and a page never asks again. */
const firstData = '/page-data/index/page-data.json';

/** Starts the development site on a copy of the content in which the entry that is open is as it was typed. */
export async function startPreviewSite(
  context: CommandContext,
  ports: { sitePort: number; apiPort: number },
): Promise<PreviewSite> {
  const folder = path.join(dataDir, 'cms/content');
  const drafts = createDrafts(rootDir, folder);
  const port = await reservePort(ports.sitePort, '--site-port');
  const site = `http://127.0.0.1:${port}`;
  const isOk = (address: string) =>
    fetch(site + address).then(
      ({ ok }) => ok,
      () => false,
    );
  const { read, fail, progress } = followSite(async () => (await isOk('/')) && isOk(firstData));
  const log = openBuildLog(path.join(dataDir, 'cms/site.log'), read);
  const args = ['--port', String(port), '--api-port', String(ports.apiPort)];
  void runScript(context, ['build/dev.ts', ...args], {
    env: { CONTENT_FOLDER: folder },
    output: 'never',
    onPart: (part, stream) => {
      process[stream].write(part);
      log.write(part, stream);
    },
  }).then(fail);
  return { site, drafts, progress };
}
