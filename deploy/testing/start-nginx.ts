import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram, freePort } from '../../openapi/reference-api/testing/local-machine';

const templateFile = path.resolve(__dirname, '../nginx/site.conf.template');

export interface RunningNginx {
  origin: string;
  stop(): Promise<void>;
}

/** A whole configuration around the site's, with every path it writes to inside `directory`. */
function mainConfiguration(directory: string, site: string): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
pid ${directory}/nginx.pid;
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${bodies.map((name) => `${name}_temp_path ${directory}/${name};`).join('\n  ')}
  ${site}
}`;
}

/** Starts nginx on a free loopback port with the template filled in as a container would fill it in. */
export async function startNginx(settings: {
  publicDir: string;
  apiUrl: string;
  organizationKey: string;
}): Promise<RunningNginx> {
  const program = findProgram('nginx');
  if (!program) throw new Error('nginx is missing. Install it: sudo apt-get install -y nginx');
  const directory = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await chmod(directory, 0o755);
  const listen = `127.0.0.1:${await freePort()}`;
  const values: Record<string, string> = {
    SITE_LISTEN: listen,
    SITE_ROOT: settings.publicDir,
    GATSBY_API_URL: settings.apiUrl,
    GATSBY_ORGANIZATION_KEY: settings.organizationKey,
  };
  const template = await readFile(templateFile, 'utf8');
  const site = template.replace(/\$\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '');
  const file = path.join(directory, 'nginx.conf');
  await writeFile(file, mainConfiguration(directory, site));
  const args = ['-p', directory, '-c', file];
  execFileSync(program, ['-t', '-q', ...args]);

  const nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const origin = `http://${listen}`;
  await untilReady(origin, () => nginx.exitCode === null);
  return {
    origin,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function untilReady(origin: string, isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    const isReady = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(50);
  }
  throw new Error('nginx ended before it answered');
}
