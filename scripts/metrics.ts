import './lib/supported-system';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Command } from 'commander';
import { fetchEnquiryCounts } from '../openapi/reference-api/enquiries/fetch-enquiries';
import { defaultDataDirectory, readSettings } from '../openapi/reference-api/settings';
import { readBuildReport } from '../src/sourcing/source/build-report';
import { CommandError, runCommand } from './lib/command';
import { parsePort, reservePort } from './lib/options';
import { dataDir } from './lib/paths';
import { buildFigures, enquiryFigures } from './metrics/figures';
import { formatMetrics, metricsType } from './metrics/prometheus';

const { port, host, data, enquiries, once } = new Command('metrics')
  .description(
    'Figures of the last build and of the enquiries, in the text format of Prometheus, at /metrics of a port of their own',
  )
  .option('--port <number>', 'port to listen on, 0 for any', parsePort, 9464)
  .option('--host <address>', 'address to listen on; the default cannot be reached from outside', '127.0.0.1')
  .option(
    '--data <directory>',
    "data directory of the reference API's embedded database",
    defaultDataDirectory,
  )
  .option('--no-enquiries', 'leave the enquiries out: they are in a backend of your own')
  .option('--once', 'print the figures and end, for the text-file collector of the node exporter')
  .addHelpText('after', '\nDATABASE_URL names the PostgreSQL of the reference API; see .env.example.')
  .parse()
  .opts<{ port: number; host: string; data: string; enquiries: boolean; once?: boolean }>();

async function readEnquiryFigures() {
  const { DATABASE_URL: databaseUrl } = readSettings();
  const storage = databaseUrl ? { databaseUrl } : { dataDir: data };
  const counts = await fetchEnquiryCounts(storage).catch((error: Error) => {
    console.error(error.message);
    return undefined;
  });
  return enquiryFigures(counts);
}

const readFigures = async (): Promise<string> =>
  formatMetrics([
    ...buildFigures(await readBuildReport(dataDir)),
    ...(enquiries ? await readEnquiryFigures() : []),
  ]);

void runCommand(async (context) => {
  if (once) {
    process.stdout.write(await readFigures());
    return;
  }
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    readFigures().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': metricsType, 'Cache-Control': 'no-store' }).end(text),
      (error: Error) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end(`${error.message}\n`),
    );
  });
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
