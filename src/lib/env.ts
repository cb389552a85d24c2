import { cleanEnv, makeValidator, str } from 'envalid';
import { loadEnvFile } from './env-file';
import { osmTilesUrl } from './openstreetmap';

/** Settings of the build. Node only: the bundler passes the `GATSBY_` ones to the browser. */
export interface BuildEnv {
  /** Origin of the API, without the base path and without a trailing slash. */
  GATSBY_API_URL: string;
  /** Value of the organization key header. Public configuration, not a secret. */
  GATSBY_ORGANIZATION_KEY: string;
  /** `off`: search engines are asked to leave this build out, which is a preview. */
  SITE_INDEXING: 'on' | 'off';
  /** Origin under which visitors see the site, for canonical addresses and the sitemap. */
  GATSBY_SITE_URL: string;
  /** `on`: browsers call `/api/` of the site itself, which its host forwards. `off`: they call GATSBY_API_URL. */
  GATSBY_API_FORWARDED: 'on' | 'off';
  /** Address of the map's tiles, with `{z}`, `{x}` and `{y}`. */
  GATSBY_TILES_URL: string;
  /** Attribution of the tiles, as HTML; empty for OpenStreetMap's own. */
  GATSBY_TILES_CREDIT: string;
  /** `on`: prices have the sign of the riyal. `off`: its word. */
  GATSBY_RIYAL_SIGN: 'on' | 'off';
  /** `off`: browsers keep no pages for reading without a network, and remove those that they have. */
  GATSBY_KEEP_PAGES: 'on' | 'off';
  /** `off` leaves the images of the API out of the build; pages then point at the originals. */
  API_IMAGES: 'on' | 'off';
  /** Origins of pictures that the data does not name yet, with spaces between them. */
  MEDIA_ORIGINS: string;
  /** Where the editing page saves: `github:owner/name`, `gitlab:group/name` or `gitea:https://host/owner/name`; may be empty. */
  ADMIN_REPOSITORY: string;
  /** The branch that is published. */
  ADMIN_BRANCH: string;
  /** Origin of the service that signs editors in; without it they bring an access token. */
  ADMIN_SIGN_IN: string;
  /** `on`: a change is a draft on a branch of its own until somebody publishes it. */
  ADMIN_DRAFTS: 'on' | 'off';
  /** `on`: builds keep a record of prices, states and dates, and pages say since when they are so. */
  OFFER_HISTORY: 'on' | 'off';
  /** `all` reads every project in full; `changed` only those that are not as the last build read them. */
  API_READ: 'changed' | 'all';
  /** `accept` takes fewer rows than before for what they are; `guard` takes the last good copy when more than half are missing. */
  API_LOSSES: 'guard' | 'accept';
  /** `on` ends a build that would drop or restore a record, or use a last good copy. */
  API_STRICT: 'on' | 'off';
  /** Records of one resource that a build may drop, in percent. */
  API_MAX_DROPPED: string;
  /** Seconds that the build waits for one answer of the API. */
  API_TIMEOUT: string;
}

/** A setting is missing or malformed; the message names each one. */
export class EnvError extends Error {
  override name = 'EnvError';
}

function originOf(value: string): string {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new Error('expected an address that begins with http:// or https://');
  }
  if (parsed.pathname !== '/' || parsed.search || parsed.hash)
    throw new Error('expected an origin without a path');
  return parsed.origin;
}

const origin = makeValidator<string>(originOf);

const origins = makeValidator<string>((value) =>
  value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => originOf(one))
    .join(' '),
);

const tiles = makeValidator<string>((value) => {
  // The host may contain braces too, which a URL does not allow.
  const isAddress = /^https?:/.test(value) && URL.canParse(value.replace(/\{\w+\}/g, 'a'));
  if (!isAddress || !['{z}', '{x}', '{y}'].every((part) => value.includes(part))) {
    throw new Error('expected an address that begins with https:// and has {z}, {x} and {y} in it');
  }
  return value;
});

const key = makeValidator<string>((value) => {
  if (!/^[\x21-\x7e]+$/.test(value)) throw new Error('expected printable ASCII without spaces');
  return value;
});

/** The host, the address of its API's owner, and the name of a repository. */
export const repositoryPattern =
  /^(?:(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)|(gitea):(https:\/\/[\w.-]+)\/([\w.-]+\/[\w.-]+))$/;

const repository = makeValidator<string>((value) => {
  if (value && !repositoryPattern.test(value)) {
    throw new Error('expected github:owner/name, gitlab:group/name or gitea:https://host/owner/name');
  }
  return value;
});

const seconds = makeValidator<string>((value) => {
  if (!/^[1-9]\d{0,2}$/.test(value)) throw new Error('expected whole seconds, from 1 to 999');
  return value;
});

const percent = makeValidator<string>((value) => {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 100) throw new Error('expected a number from 0 to 100');
  return value;
});

const optionalOrigin = makeValidator<string>((value) => (value ? originOf(value) : ''));

/**
 * Reads the settings from `source` (by default the process, after `.env`).
 * @throws EnvError naming every variable that is missing or malformed
 */
export function readEnv(source?: NodeJS.ProcessEnv): BuildEnv {
  if (!source) loadEnvFile();
  return cleanEnv(
    source ?? process.env,
    {
      GATSBY_API_URL: origin({ example: 'http://127.0.0.1:4000' }),
      GATSBY_ORGANIZATION_KEY: key({ example: 'demo-organization-key' }),
      GATSBY_SITE_URL: origin({ example: 'http://127.0.0.1:9000' }),
      SITE_INDEXING: str({ choices: ['on', 'off'] as const, default: 'on' as const }),
      GATSBY_API_FORWARDED: str({ choices: ['on', 'off'] as const, default: 'off' as const }),
      GATSBY_TILES_URL: tiles({ default: osmTilesUrl }),
      GATSBY_TILES_CREDIT: str({ default: '' }),
      GATSBY_RIYAL_SIGN: str({ choices: ['on', 'off'] as const, default: 'on' as const }),
      GATSBY_KEEP_PAGES: str({ choices: ['on', 'off'] as const, default: 'on' as const }),
      API_IMAGES: str({ choices: ['on', 'off'] as const, default: 'on' as const }),
      MEDIA_ORIGINS: origins({ default: '' }),
      ADMIN_REPOSITORY: repository({ default: '' }),
      ADMIN_BRANCH: str({ default: 'main' }),
      ADMIN_SIGN_IN: optionalOrigin({ default: '' }),
      ADMIN_DRAFTS: str({ choices: ['on', 'off'] as const, default: 'off' as const }),
      OFFER_HISTORY: str({ choices: ['on', 'off'] as const, default: 'off' as const }),
      API_READ: str({ choices: ['changed', 'all'] as const, default: 'changed' as const }),
      API_LOSSES: str({ choices: ['guard', 'accept'] as const, default: 'guard' as const }),
      API_STRICT: str({ choices: ['on', 'off'] as const, default: 'off' as const }),
      API_MAX_DROPPED: percent({ default: '100' }),
      API_TIMEOUT: seconds({ default: '20' }),
    },
    {
      reporter: ({ errors }) => {
        const lines = Object.entries(errors).map(
          ([name, error]) => `  ${name}: ${error?.message ?? 'malformed'}`,
        );
        if (lines.length > 0) {
          throw new EnvError(
            `Set these in the environment or in .env (see .env.example):\n${lines.join('\n')}`,
          );
        }
      },
    },
  );
}
