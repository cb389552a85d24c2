import '../lib/supported-system';
import type { AddressInfo } from 'node:net';
import { Command } from 'commander';
import { readBuildReport } from '../../src/sourcing/read/build-report';
import { CommandError, runCommand } from '../lib/command';
import { parsePort, reservePort } from '../lib/options';
import { dataDir } from '../lib/paths';
import { servedRelease } from '../lib/releases';
import { dataOption, storageIn } from '../lib/stored-data';
import { enquiryCounter } from './figures/enquiry-counts';
import { buildFigures, enquiryFigures, releaseFigures } from './figures/figures';
import { createFiguresServer } from './figures/figures-server';
import { formatMetrics } from './figures/prometheus';

const { port, host, data, enquiries, once } = new Command('metrics')
  .description(
    'Figures of the last build and of the enquiries, in the text format of Prometheus, at /metrics of a port of their own',
  )
  .option('--port <number>', 'port to listen on, 0 for any', parsePort, 9464)
  .option('--host <address>', 'address to listen on; the default cannot be reached from outside', '127.0.0.1')
  .option(...dataOption)
  .option('--no-enquiries', 'leave the enquiries out: they are in a backend of your own')
  .option('--once', 'print the figures and end, for the text-file collector of the node exporter')
  .addHelpText('after', '\nDATABASE_URL names the PostgreSQL of the reference API; see .env.example.')
  .parse()
  .opts<{ port: number; host: string; data: string; enquiries: boolean; once?: boolean }>();

void runCommand(async (context) => {
  const countEnquiries = enquiryCounter(storageIn(data));
  const read = async () =>
    formatMetrics([
      ...releaseFigures(servedRelease()),
      ...buildFigures(await readBuildReport(dataDir)),
      ...(enquiries ? enquiryFigures(await countEnquiries()) : []),
    ]);
  if (once) {
    process.stdout.write(await read());
    return;
  }
  const server = createFiguresServer(read);
  const free = await reservePort(port, '--port');
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new CommandError(`Cannot listen on ${host}, port ${free}.`)));
    server.listen(free, host, resolve);
  });
  context.onEnd(() => void server.close());
  console.log(
    `Figures on http://${host}:${(server.address() as AddressInfo).port}/metrics. Stop with Ctrl-C.`,
  );
  await context.untilStopped();
});
