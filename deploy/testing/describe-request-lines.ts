import { requestWith, sendRaw } from './ask-host';
import { malformedRequests, oddMethods, oddRequestLines } from './hostile-requests';

/** Refused, or nothing of the server's. */
const refusals = /^(?:400|404|405|408|414|421|431|501|505)$/;

interface ServerUnderTest {
  /** Of the server, which has started. */
  origin(): string;
  /** Target of a plain request, which is answered with 200 and no more than these headers. */
  plain: { target: string; headers?: Record<string, string> };
  /** Where a server has one address for targets that differ in slashes: it may lead there. */
  redirects?: boolean;
}

/**
 * Tests of any server of ours: what is no request that a browser sends is refused, and afterwards the server still answers.
 */
export function describeRequestLines({ origin, plain, redirects = false }: ServerUnderTest): void {
  const isAlive = async () => (await fetch(origin() + plain.target, { headers: plain.headers ?? {} })).status;

  test('odd request lines are refused, and the server still answers', async () => {
    const wrong: unknown[] = [];
    const lines = [...oddRequestLines, ...oddMethods].map((line) => requestWith(origin(), line));
    for (const request of [...lines, ...malformedRequests]) {
      const answer = await sendRaw(origin(), request);
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 'none';
      const isHungUp = status === 'none' && request.startsWith('CONNECT ');
      const isLed = redirects && status === '301' && /^location: \/(?![/\\])/im.test(answer);
      if (!refusals.test(status) && !isHungUp && !isLed)
        wrong.push({ request: request.slice(0, 80), status });
      if ((await isAlive()) !== 200)
        wrong.push({ request: request.slice(0, 80), status: 'no answer afterwards' });
    }
    expect(wrong).toEqual([]);
  }, 60_000);
}
