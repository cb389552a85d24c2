import { config as loadEnvFile } from 'dotenv';
import { bool, cleanEnv, num, str, url } from 'envalid';

/** Default folder of the embedded database, in the working directory. */
export const defaultDataDirectory = '.data/reference-api';

/** Settings of the reference API from the environment. Everything has a default. */
export interface Settings {
  /** PostgreSQL to use instead of the embedded database. */
  DATABASE_URL: string | undefined;
  /** Origin of media URLs in responses; by default that of each request. */
  PUBLIC_URL: string | undefined;
  /** Enquiries a minute from one IP address. */
  CREATES_PER_MINUTE: number;
  /** Trust `X-Forwarded-*`: only behind a proxy that sets them. */
  TRUST_PROXY: boolean;
  /** `info`, `error` or `silent`. */
  LOG_LEVEL: 'info' | 'error' | 'silent';
}

/** A setting is malformed; the message names each one. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings from `source` (by default the process, after `.env`). An empty variable counts as missing.
 * @throws SettingsError naming every variable that is malformed
 */
export function readSettings(source?: NodeJS.ProcessEnv): Settings {
  if (!source) loadEnvFile({ quiet: true });
  const present = Object.entries(source ?? process.env).filter(([, value]) => value !== '');
  return cleanEnv(
    Object.fromEntries(present),
    {
      DATABASE_URL: url({ default: undefined }),
      PUBLIC_URL: url({ default: undefined }),
      CREATES_PER_MINUTE: num({ default: 30 }),
      TRUST_PROXY: bool({ default: false }),
      LOG_LEVEL: str({ choices: ['info', 'error', 'silent'] as const, default: 'info' as const }),
    },
    {
      reporter: ({ errors }) => {
        const problems = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message ?? ''}`);
        if (problems.length > 0) throw new SettingsError(problems.join('\n'));
      },
    },
  );
}
