import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readEnv, type BuildEnv } from '../../src/lib/env';
import { rootDir } from './paths';

/** What the site is built with. The names are those of `.env.example`, which explains them. */
export type SiteSettings = Record<
  | 'GATSBY_API_URL'
  | 'GATSBY_ORGANIZATION_KEY'
  | 'GATSBY_SITE_URL'
  | 'SITE_INDEXING'
  | 'GATSBY_API_FORWARDED'
  | 'GATSBY_TILES_URL'
  | 'GATSBY_TILES_CREDIT'
  | 'GATSBY_RIYAL_SIGN'
  | 'GATSBY_KEEP_PAGES'
  | 'API_IMAGES'
  | 'OFFER_HISTORY'
  | 'API_READ'
  | 'API_LOSSES'
  | 'API_STRICT'
  | 'API_MAX_DROPPED'
  | 'API_TIMEOUT'
  | 'ADMIN_REPOSITORY'
  | 'ADMIN_BRANCH'
  | 'ADMIN_SIGN_IN'
  | 'ADMIN_DRAFTS',
  string
>;

/** The variables of a file of the project; none where it is missing. */
function readEnvFile(name: string): NodeJS.Dict<string> {
  const file = path.join(rootDir, name);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** The values of `.env.example`: they fit the reference API and its demo data. */
export function demoSettings(): SiteSettings {
  return readEnvFile('.env.example') as SiteSettings;
}

/** The environment, and what `.env` adds to it. */
function readEnvironment(): NodeJS.ProcessEnv {
  return { ...readEnvFile('.env'), ...process.env };
}

/** A setting of the environment or `.env` that is no setting of the build. */
export const readSetting = (name: string): string | undefined => readEnvironment()[name];

/** What the environment and `.env` set, in that order of precedence; empty values count as unset. */
export function ownSettings(): Partial<SiteSettings> {
  const set = readEnvironment();
  const known = Object.keys(demoSettings()) as (keyof SiteSettings)[];
  return Object.fromEntries(known.flatMap((name) => (set[name] ? [[name, set[name]]] : [])));
}

/** Where a command serves a site. */
export interface LocalSite {
  apiPort: number;
  sitePort: number;
  /** Whether its server forwards `/api/`. */
  forwardsApi?: boolean;
}

export interface ResolvedSettings {
  settings: Record<string, string> & BuildEnv;
  /** Whether the data comes from the reference API of this machine rather than from another API. */
  usesDemoApi: boolean;
}

/**
 * Settings for commands that need no `.env`: what is set counts, except that a value copied unchanged from
 * `.env.example` is replaced by the ports of this run.
 * @throws EnvError naming every value that is malformed
 */
export function resolveSettings(
  { apiPort, sitePort, forwardsApi = false }: LocalSite,
  own: Partial<SiteSettings> = ownSettings(),
): ResolvedSettings {
  const demo = demoSettings();
  const changed = Object.entries(own).filter(([name, value]) => value !== demo[name as keyof SiteSettings]);
  const settings = readEnv({
    ...demo,
    GATSBY_API_URL: `http://127.0.0.1:${apiPort}`,
    GATSBY_SITE_URL: `http://127.0.0.1:${sitePort}`,
    GATSBY_API_FORWARDED: forwardsApi ? 'on' : 'off',
    ...Object.fromEntries(changed),
  });
  return { settings: { ...settings }, usesDemoApi: !changed.some(([name]) => name === 'GATSBY_API_URL') };
}
