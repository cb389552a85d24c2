import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LogTarget } from '../../deploy/server/access-log';
import { createSiteServer } from '../../deploy/server/site-server';
import { localeCodes, locales } from '../../src/i18n/locales';
import { createRebuildHook, type EndedBuild } from '../../deploy/server/rebuild-hook';
import { readBuildReport } from '../../src/sourcing/read/build-report';
import { CommandError, type CommandContext } from './command';
import { reservePort } from './options';
import { dataDir, publicDir } from './paths';
import { refreshInProcess } from './refresh-process';

interface ServeOptions {
  /** Where the build is; `public/` of the repository when left out. */
  buildDir?: string;
  port: number;
  /** Name of the command-line option that chooses the port, for the message when it is taken. */
  portOption: string;
  host?: string;
  apiUrl?: string;
  organizationKey?: string;
  /** A proxy in front adds each visitor's address to `X-Forwarded-For`. */
  trustProxy?: boolean;
  /** Gets a line for each answer. */
  accessLog?: LogTarget | undefined;
  /** Secret of `/hooks/rebuild`; without one there is no such address. */
  secret?: string;
}

async function readLastBuild(): Promise<EndedBuild | undefined> {
  const { state, finished_at, error } = (await readBuildReport(dataDir)) ?? {};
  if (!state || state === 'running' || !finished_at) return undefined;
  return { state, finished_at, ...(error !== undefined && { error }) };
}

/**
 * Serves a build until the command ends, and answers the address.
 * @throws CommandError when there is no build or the port is taken
 */
export async function serveSite(context: CommandContext, options: ServeOptions): Promise<string> {
  const { buildDir = publicDir, port, portOption, host = '127.0.0.1', secret, ...settings } = options;
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new CommandError('There is no build in public/ yet: run `npm run build` first.');
  }
  await reservePort(port, portOption);
  const rebuildHook = secret
    ? createRebuildHook({ secret, rebuild: () => refreshInProcess(context) })
    : undefined;
  const server = createSiteServer({
    ...{ publicDir: buildDir, rebuildHook, lastBuild: readLastBuild },
    ...settings,
  });
  context.onEnd(() => server.close());
  return server.listen({ port, host });
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The home page in each language, with the language's English name. */
export const homeAddresses = (siteUrl: string): { language: string; url: string }[] =>
  localeCodes.map((code) => ({
    language: languageNames.of(code) ?? code,
    url: siteUrl + (locales[code].localePrefix || '/'),
  }));
