import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../../openapi/reference-api/testing/local-machine';
import { howToInstall } from '../../openapi/reference-api/testing/tools';
import type { SiteServerOptions } from '../server/site-server';

/** A whole configuration around the site's, with every path it writes to inside `directory`. */
function mainConfiguration(directory: string, site: string, mediaTypes: string, workers = '1'): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes ${workers};
pid ${directory}/nginx.pid;
error_log stderr crit;
events {}
http {
  include ${mediaTypes};
  access_log off;
  ${bodies.map((name) => `${name}_temp_path ${directory}/${name};`).join('\n  ')}
  ${site}
}`;
}

/** The table of media types beside the configuration that this nginx was made for: `/etc/nginx`, `/opt/homebrew/etc/nginx`. */
function findMediaTypes(program: string): string {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const [, configuration = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  return path.join(path.dirname(configuration), 'mime.types');
}

/** A running nginx. */
interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

export interface NginxOptions extends SiteServerOptions {
  /** Loopback port. */
  port: number;
  /** A number, or `auto` for one for each processor, which is what packages of nginx set. */
  workers?: string;
  /** Names that the site answers to; by default whatever is asked for. */
  names?: string;
  /** Address of the name server that knows the API's name. */
  nameServer?: string;
  /** Configuration of other sites on the same address. */
  otherSites?: (listen: string) => string;
  /** Files of the machine in `site.d`, by name. */
  machineFiles?: Record<string, string>;
}

/**
 * Starts nginx with the template filled in as a container would fill it in. Without an API it is given one that does not
 * answer: the template needs an address.
 * @throws when nginx is missing, refuses the configuration or ends by itself
 */
export async function startNginx({
  publicDir,
  apiUrl = 'http://127.0.0.1:9',
  organizationKey = '',
  port,
  workers,
  names = '_',
  nameServer = '127.0.0.1',
  otherSites = () => '',
  machineFiles,
}: NginxOptions): Promise<Nginx> {
  const template = await readFile(path.join(__dirname, '../nginx/site.conf.template'), 'utf8');
  const site = (directory: string, listen: string) => {
    const values: Record<string, string> = {
      SITE_LISTEN: listen,
      SITE_NAMES: names,
      NGINX_LOCAL_RESOLVERS: nameServer,
      SITE_ROOT: publicDir,
      SITE_CACHE: path.join(directory, 'cache'),
      GATSBY_API_URL: apiUrl,
      GATSBY_ORGANIZATION_KEY: organizationKey,
    };
    const filled = template.replace(/\$\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '');
    return filled + otherSites(listen);
  };
  return run(port, site, { workers, machineFiles });
}

/**
 * Starts nginx as a cache that many visitors share, in front of a host. It stores what the host's headers allow, for as
 * long as they allow, and passes on the conditions and ranges of requests, as other caches do.
 * @param host origin
 */
export const startSharedCache = (host: string, port: number): Promise<Nginx> =>
  run(
    port,
    (directory, listen) => `
  proxy_cache_path ${directory}/shared keys_zone=shared:1m;
  server {
    listen ${listen};
    location = /healthz { return 200; }
    location / {
      proxy_pass ${host};
      proxy_http_version 1.1;
      proxy_cache shared;
      proxy_cache_key $request_uri;
      proxy_cache_methods GET HEAD;
      proxy_set_header If-Match $http_if_match;
      proxy_set_header If-Unmodified-Since $http_if_unmodified_since;
      proxy_set_header If-None-Match $http_if_none_match;
      proxy_set_header Range $http_range;
      proxy_set_header X-Forwarded-Host $http_x_forwarded_host;
      add_header X-Cache-Status $upstream_cache_status always;
    }
  }`,
  );

/**
 * Starts nginx with servers of their own, one of which listens on `http://127.0.0.1:port`.
 * @param servers configuration inside `http { }`
 * @param machineFiles those in `site.d`, by name
 */
export const startServers = (
  port: number,
  servers: string,
  machineFiles: Record<string, string> = {},
): Promise<Nginx> => run(port, () => servers, { machineFiles });

/** @param site answers the configuration inside `http { }` for a directory of its own and an address to listen on */
async function run(
  port: number,
  site: (directory: string, listen: string) => string,
  { workers, machineFiles = {} }: Pick<NginxOptions, 'workers' | 'machineFiles'> = {},
): Promise<Nginx> {
  const program = findProgram('nginx');
  if (!program) throw new Error(`nginx is missing. Install it: ${howToInstall('nginx')}`);
  const directory = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await chmod(directory, 0o755);
  const listen = `127.0.0.1:${port}`;
  const file = path.join(directory, 'nginx.conf');
  await writeFile(
    file,
    mainConfiguration(directory, site(directory, listen), findMediaTypes(program), workers),
  );
  await mkdir(path.join(directory, 'site.d'));
  for (const [name, text] of Object.entries(machineFiles)) {
    await writeFile(path.join(directory, 'site.d', name), text);
  }
  const args = ['-p', directory, '-c', file];
  execFileSync(program, ['-t', '-q', ...args]);

  const nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(nginx, 'exit');
  const origin = `http://${listen}`;
  while (!(await fetch(`${origin}/healthz`, { redirect: 'manual' }).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error('nginx ended before it answered');
    await delay(50);
  }
  return {
    origin,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
