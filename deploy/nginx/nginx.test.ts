import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram, freePort } from '../../openapi/reference-api/testing/local-machine';
import type { SiteServerOptions } from '../server/site-server';
import { describeHost, sendTo } from '../testing/describe-host';

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
async function startNginx({ publicDir, apiUrl = '', organizationKey = '' }: SiteServerOptions) {
  const program = findProgram('nginx');
  if (!program) throw new Error('nginx is missing. Install it: sudo apt-get install -y nginx');
  const directory = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await chmod(directory, 0o755);
  const listen = `127.0.0.1:${await freePort()}`;
  const values: Record<string, string> = {
    SITE_LISTEN: listen,
    SITE_ROOT: publicDir,
    GATSBY_API_URL: apiUrl,
    GATSBY_ORGANIZATION_KEY: organizationKey,
  };
  const template = await readFile(path.join(__dirname, 'site.conf.template'), 'utf8');
  const site = template.replace(/\$\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '');
  const file = path.join(directory, 'nginx.conf');
  await writeFile(file, mainConfiguration(directory, site));
  const args = ['-p', directory, '-c', file];
  execFileSync(program, ['-t', '-q', ...args]);

  const nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(nginx, 'exit');
  const send = sendTo(`http://${listen}`);
  while ((await send('/healthz').catch(() => undefined))?.status !== 200) {
    if (nginx.exitCode !== null) throw new Error('nginx ended before it answered');
    await delay(50);
  }
  return {
    send,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

describe('nginx with the generated configuration', () => {
  describeHost(startNginx, { sendsFiles: true });
});
