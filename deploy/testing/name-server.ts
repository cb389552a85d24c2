import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Bytes of a DNS message before its question. */
const headerLength = 12;

/** Flags of an answer: one that was found, and one that says that there is no such name. */
const found = 0x8180;
const noSuchName = 0x8183;

/** One record: the name of the question, type A, class IN, 60 seconds, 127.0.0.1. */
const loopbackRecord = Buffer.from('c00c00010001 0000003c 0004 7f000001'.replaceAll(' ', ''), 'hex');

const typeA = 1;

/** A name server on the loopback address. */
export interface NameServer {
  address: string;
  /** From now on every name is that of this machine; until then there is none. */
  know(): void;
  stop(): void;
}

/** Starts a name server that knows nothing yet. */
export async function startNameServer(): Promise<NameServer> {
  let isKnown = false;
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const nameEnd = message.indexOf(0, headerLength);
    const question = message.subarray(headerLength, nameEnd + 5);
    const answers = isKnown && message.readUInt16BE(nameEnd + 1) === typeA ? [loopbackRecord] : [];
    const header = Buffer.alloc(headerLength);
    message.copy(header, 0, 0, 2);
    header.writeUInt16BE(isKnown ? found : noSuchName, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([header, question, ...answers]), port, address);
  });
  await once(socket.bind(0, '127.0.0.1'), 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    know: () => (isKnown = true),
    stop: () => socket.close(),
  };
}
