import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { describeWith } from '../../openapi/reference-api/testing/tools';
import { callPath, startRecordingApi } from '../testing/api-calls';
import { sendTo } from '../testing/ask-host';
import { createFixtureSite, type FixtureSite } from '../testing/fixture-site';
import { startNameServer } from '../testing/name-server';
import { startNginx } from '../testing/start-nginx';

describeWith('nginx', 'nginx on a server', () => {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await createFixtureSite();
  });
  afterAll(() => site.remove());

  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  test('nginx starts and serves pages while nobody knows the name of the API, and finds the API once somebody does', async () => {
    const names = await startNameServer();
    ends.push(names.stop);
    const api = await startRecordingApi();
    ends.push(api.close);
    const { origin, stop } = await startNginx({
      publicDir: site.publicDir,
      apiUrl: api.url.replace('127.0.0.1', 'api.site.example'),
      nameServer: names.address,
      port: await freePort(),
    });
    ends.push(stop);
    const send = sendTo(origin);

    expect((await send('/about')).status).toBe(200);
    expect((await send('/projects/detail/unbuilt-project')).status).toBe(404);
    const { status, headers, body } = await send(callPath('projects/list'));
    expect([status, JSON.parse(body)]).toEqual([502, { title: 'Bad Gateway', status: 502 }]);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);

    names.know();
    const path = `${callPath('projects/list')}?page=2`;
    const answer = await send(path);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { data: path }]);
    expect(api.calls[0]?.headers.host).toMatch(/^api\.site\.example:/);
  });

  test('an address of the API with a slash at its end is understood', async () => {
    const api = await startRecordingApi();
    ends.push(api.close);
    const { origin, stop } = await startNginx({
      publicDir: site.publicDir,
      apiUrl: `${api.url}/`,
      port: await freePort(),
    });
    ends.push(stop);
    const path = callPath('projects/list');
    expect(JSON.parse((await sendTo(origin)(path)).body)).toEqual({ data: path });
  });

  /** What Debian's package enables: `/etc/nginx/sites-available/default`. */
  const defaultSite = (listen: string) => `
server {
  listen ${listen} default_server;
  server_name _;
  location / { return 200 "Welcome to nginx!"; }
}`;

  test("beside Debian's default site, the site answers to its own names", async () => {
    const { origin, stop } = await startNginx({
      publicDir: site.publicDir,
      names: 'www.site.example site.example',
      otherSites: defaultSite,
      port: await freePort(),
    });
    ends.push(stop);
    const bodyFor = async (host: string) => (await sendTo(origin)('/about', { headers: { host } })).body;
    expect(await bodyFor('www.site.example')).toContain('<title>about</title>');
    expect(await bodyFor('site.example')).toContain('<title>about</title>');
    expect(await bodyFor('other.example')).toBe('Welcome to nginx!');
  });
});
