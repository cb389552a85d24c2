import { sendTo } from '../testing/ask-host';
import { createFixtureSite, type FixtureSite } from '../testing/fixture-site';
import { shortAddress } from './access-log';
import { createSiteServer, type SiteServer } from './site-server';

test.each([
  ['192.0.2.17', '192.0.2.0'],
  ['::ffff:192.0.2.17', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', '-'],
])('of the address %s the log has %s', (address, short) => expect(shortAddress(address)).toBe(short));

describe('the log of the production server', () => {
  const lines: string[] = [];
  let site: FixtureSite;
  let server: SiteServer;
  let send: ReturnType<typeof sendTo>;
  beforeAll(async () => {
    site = await createFixtureSite();
    const accessLog = { write: (line: string) => lines.push(line) };
    server = createSiteServer({ publicDir: site.publicDir, trustProxy: true, accessLog });
    send = sendTo(await server.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(async () => {
    await server.close();
    await site.remove();
  });

  /** The lines of these requests, which are written when their connections have ended. */
  async function linesOf(count: number): Promise<string[]> {
    while (lines.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    return lines.splice(0);
  }

  test('has a line for each answer in the combined format', async () => {
    const headers = { 'user-agent': 'Browser/1.0', referer: 'https://search.example/' };
    const { body } = await send('/about', { headers });
    const [line = ''] = await linesOf(1);
    const combined =
      /^127\.0\.0\.0 - - \[\d\d\/[A-Z][a-z]{2}\/\d{4}:(?:\d\d:){2}\d\d \+0000\] "GET \/about HTTP\/1\.1" 200 (\d+) "https:\/\/search\.example\/" "Browser\/1\.0"\n$/;
    const [, bytes] = combined.exec(line) ?? [];
    expect(Number(bytes)).toBeGreaterThan(Buffer.byteLength(body));
    await send('/nowhere');
    await send('/about', { method: 'POST' });
    expect((await linesOf(2)).map((one) => one.split('"')[2]?.split(' ')[1])).toEqual(['404', '405']);
  });

  test('has no address of a person, and nothing that somebody typed', async () => {
    await send('/projects?q=private-words&mobile=0551234567', {
      headers: {
        'x-forwarded-for': '203.0.113.9, 198.51.100.77',
        referer: 'https://www.example.sa/rentals?q=private-words#0551234567',
        cookie: 'locale=en; secret=private-words',
        authorization: 'Bearer private-words',
      },
    });
    const [line = ''] = await linesOf(1);
    expect(line).toMatch(/^198\.51\.100\.0 /);
    expect(line).toContain('"GET /projects HTTP/1.1"');
    expect(line).toContain('"https://www.example.sa/rentals"');
    expect(line).not.toMatch(/private-words|0551234567|203\.0\.113|100\.77/);
  });

  test('is one line, whatever a request says of itself', async () => {
    await send('/a"b', { headers: { 'user-agent': 'x" 200 1 "-" \\ é' } });
    const [line = ''] = await linesOf(1);
    expect(line).toContain('"GET /a\\x22b HTTP/1.1"');
    expect(line).toMatch(/"x\\x22 200 1 \\x22-\\x22 \\x5c \\xe9"\n$/);
    expect(line.split('"')).toHaveLength(7);
  });
});
