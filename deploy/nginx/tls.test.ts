import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { describeWith } from '../../openapi/reference-api/testing/tools';
import { createSiteServer } from '../server/site-server';
import { callPath, startRecordingApi } from '../testing/api-calls';
import { sendTo } from '../testing/ask-host';
import { ambiguousTargets } from '../testing/hostile-requests';
import { createFixtureSite, type FixtureSite } from '../testing/fixture-site';
import { startNginx, startServers } from '../testing/start-nginx';

const names = ['www.example.sa', 'example.sa', 'api.example.sa'];

describeWith('nginx', 'the files of docs/running-a-server.md with a certificate', () => {
  let folder: string;
  let site: FixtureSite;
  let ports: Record<'http' | 'https' | 'ipv6' | 'plain', number>;
  const ends: (() => unknown)[] = [];

  beforeAll(async () => {
    site = await createFixtureSite();
    folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
    chmodSync(folder, 0o755);
    const subject = [
      '-subj',
      '/CN=trial',
      '-addext',
      `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`,
    ];
    const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
      stdio: 'ignore',
    });
    const challenges = path.join(folder, '.well-known/acme-challenge');
    mkdirSync(challenges, { recursive: true });
    writeFileSync(path.join(challenges, 'token'), 'the answer');
    ports = {
      ...{ http: await freePort(), https: await freePort() },
      ...{ ipv6: await freePort(), plain: await freePort() },
    };
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await site.remove();
  });

  /** A file as it is, but for what only the machine of the documentation has. */
  const file = (name: string, backend = 'http://127.0.0.1:9') =>
    readFileSync(path.join(__dirname, name), 'utf8')
      .replace('listen [::]:80;', '')
      .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
      .replace('[::]:443', `127.0.0.1:${ports.ipv6}`)
      .replace('/var/www/html', folder)
      .replaceAll('/etc/letsencrypt/live/site', folder)
      .replace(/http:\/\/127\.0\.0\.1:(?:4|9)000/, backend);

  async function ask(host: string, target: string, port = ports.https) {
    const ca = readFileSync(path.join(folder, 'fullchain.pem'));
    const address = { host: '127.0.0.1', port, path: target, servername: host, headers: { host } };
    const request = https.request({ ...address, ca, agent: false }).end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  test('HTTP leads to the same address with HTTPS, and certificates are still asked for by HTTP', async () => {
    const { origin, stop } = await startServers(ports.http, file('http-to-https.conf'));
    ends.push(stop);
    const send = sendTo(origin);
    const { status, headers } = await send('/blogs?page=2', { headers: { host: 'www.example.sa' } });
    expect([status, headers.location]).toEqual([301, 'https://www.example.sa/blogs?page=2']);
    expect(headers['strict-transport-security']).toBeUndefined();
    const challenge = await send('/.well-known/acme-challenge/token');
    expect([challenge.status, challenge.body]).toEqual([200, 'the answer']);
    expect((await send('/.well-known/acme-challenge/none')).status).toBe(404);
  });

  test('the certificate is that of the site that nginx serves, with HSTS over HTTPS alone', async () => {
    const { origin, stop } = await startNginx({
      publicDir: site.publicDir,
      port: ports.plain,
      machineFiles: { 'tls.conf': file('tls.conf') },
    });
    ends.push(stop);
    const secure = await ask('www.example.sa', '/about', ports.ipv6);
    expect([secure.status, secure.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    expect((await sendTo(origin)('/about')).headers['strict-transport-security']).toBeUndefined();
  });

  test('in front of the Node server, answers are those of HTTPS, and each visitor has an address', async () => {
    const api = await startRecordingApi();
    ends.push(api.close);
    const server = createSiteServer({ publicDir: site.publicDir, trustProxy: true, apiUrl: api.url });
    const backend = await server.listen({ port: 0, host: '127.0.0.1' });
    ends.push(() => server.close());
    const servers = [file('http-to-https.conf'), file('node-server.conf', backend)].join('\n');
    const { stop } = await startServers(ports.http, servers, { 'tls.conf': file('tls.conf') });
    ends.push(stop);

    const page = await ask('www.example.sa', '/about');
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    expect(page.body).toContain('<title>about</title>');
    const bare = await ask('example.sa', '/about?from=card');
    expect([bare.status, bare.headers.location]).toEqual([301, 'https://www.example.sa/about?from=card']);
    expect((await ask('www.example.sa', callPath('projects/list'))).status).toBe(200);
    expect(api.calls[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  test('of the API, visitors reach its calls and pictures, and nothing else', async () => {
    const api = await startRecordingApi();
    ends.push(api.close);
    const servers = [file('http-to-https.conf'), file('api.conf', api.url)].join('\n');
    const { stop } = await startServers(ports.http, servers, { 'tls.conf': file('tls.conf') });
    ends.push(stop);
    for (const target of [callPath('projects/list'), '/media/villa.jpg']) {
      expect((await ask('api.example.sa', target)).status).toBe(200);
    }
    for (const target of ['/', '/health', '/operator/enquiries', '/api/v1/../../operator/enquiries']) {
      expect([target, (await ask('api.example.sa', target)).status]).toEqual([target, 404]);
    }
    expect(api.calls.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['127.0.0.1', '127.0.0.1']);

    api.calls.splice(0);
    const climbing = ambiguousTargets.filter((target) => /^[!-~]*$/.test(target) && target.startsWith('/'));
    for (const target of climbing) await ask('api.example.sa', target);
    const arrived = api.calls.map(({ url = '' }) => url);
    expect(arrived).toContain(callPath('blogs/list'));
    expect(arrived.filter((url) => !url.startsWith('/api/v1/') || /\/[.]{1,2}(?:\/|$)/.test(url))).toEqual(
      [],
    );
  });
});
