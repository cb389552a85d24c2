import { connect, type Socket } from 'node:net';
import { useReferenceApi, dataset } from './testing/api';

const { api } = useReferenceApi('PGlite', { requestTimeout: 600 });

const head = [
  'POST /api/v1/public/contactus/create HTTP/1.1',
  'Host: example.sa',
  'Content-Type: application/json',
  `X-Organization-Key: ${dataset.organizationKey}`,
];

interface Conversation {
  received: string;
  /** Milliseconds until the server ended the connection. */
  lasted: number;
}

/** Opens a connection, sends `first`, then what `drip` returns every 50 ms, until the server ends it. */
function talk(first: string, drip?: () => string): Promise<Conversation> {
  const started = Date.now();
  return new Promise((resolve) => {
    let received = '';
    const socket: Socket = connect(Number(new URL(api().url).port), '127.0.0.1', () => {
      if (first) socket.write(first);
    });
    const timer = drip && setInterval(() => socket.writable && socket.write(drip()), 50);
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ received, lasted: Date.now() - started });
    });
  });
}

const expectProblem = (received: string, status: number) => {
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(received.toLowerCase()).toContain('content-type: application/problem+json');
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    status,
    title: expect.any(String),
  });
};

test('a body that drips for ever is cut with a 408', async () => {
  const { received, lasted } = await talk(
    [...head, 'Content-Length: 60000', '', '{'].join('\r\n'),
    () => ' ',
  );
  expectProblem(received, 408);
  expect(lasted).toBeLessThan(5000);
});

test('a chunked body that drips for ever is cut with a 408', async () => {
  const { received, lasted } = await talk(
    [...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n'),
    () => '1\r\n \r\n',
  );
  expectProblem(received, 408);
  expect(lasted).toBeLessThan(5000);
});

test('headers that drip for ever are cut with a 408', async () => {
  const { received, lasted } = await talk(`${head.join('\r\n')}\r\n`, () => 'X-More: 1\r\n');
  expectProblem(received, 408);
  expect(lasted).toBeLessThan(5000);
});

test('a connection that says nothing ends', async () => {
  const { lasted } = await talk('');
  expect(lasted).toBeLessThan(5000);
});

test('a chunked body of more than 64 KiB is a 413, and the connection ends', async () => {
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
  const { received } = await talk([...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n'), () => chunk);
  expectProblem(received, 413);
});

test('a body that says it is larger than 64 KiB is a 413 before it is sent', async () => {
  const { received } = await talk([...head, 'Content-Length: 65537', '', '{'].join('\r\n'));
  expectProblem(received, 413);
});

test('headers of more than 16 KiB are a 431, and what is no HTTP is a 400', async () => {
  expectProblem((await talk([...head, `X-Big: ${'x'.repeat(20_000)}`, '', ''].join('\r\n'))).received, 431);
  expectProblem((await talk('GARBAGE\r\n\r\n')).received, 400);
});

test('the server goes on answering others', async () => {
  const slow = talk([...head, 'Content-Length: 60000', '', '{'].join('\r\n'), () => ' ');
  expect((await fetch(`${api().url}/health`)).status).toBe(200);
  await slow;
});
