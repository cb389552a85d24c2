import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The site under an address of its own, as its host sends it. */
export interface SiteMeter {
  /** Origin. */
  url: string;
  /** Bytes that have been sent, headers included. */
  sent(): number;
  close(): Promise<void>;
}

/** Counts what a site sends. @param siteUrl its origin */
export async function openSiteMeter(siteUrl: string): Promise<SiteMeter> {
  const { hostname, port } = new URL(siteUrl);
  let sent = 0;
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    site.on('data', (bytes) => void (sent += bytes.length));
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
