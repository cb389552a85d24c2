import '../lib/supported-system';
import { Command } from 'commander';
import { startReferenceApi } from '../../openapi/reference-api';
import { loadDemoData } from '../../openapi/reference-api/demo/load-demo-data';
import { generateDataset, type Scale } from '../../openapi/reference-api/generator';
import { parseScale } from '../../openapi/reference-api/generator/parse-scale';
import { getAlerts, readSettings } from '../../openapi/reference-api/settings';
import { describeStart, describeStartError } from '../../openapi/reference-api/start-messages';
import { CommandError } from '../lib/command';
import { parsePort } from '../lib/options';
import { dataOption, runOnData, storageIn } from '../lib/stored-data';

interface Options {
  port: number;
  host: string;
  data: string;
  reset?: boolean;
  deleteEnquiries?: boolean;
  scale?: Scale;
}

const readOptions = (): Options =>
  new Command('npm run api -- serve')
    .description('Serve openapi/public-api.yaml from a real database, filled with demo data when it is empty')
    .option('--port <number>', 'port to listen on, 0 for any', parsePort, 4000)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(...dataOption)
    .option('--reset', 'start again from an empty database; refused while enquiries are stored')
    .option('--delete-enquiries', 'with --reset: delete the stored enquiries too, for good')
    .option(
      '--scale <sizes>',
      'fill an empty database with made-up data, e.g. projects=500,units=40,rentals=2000,blogs=5000',
      parseScale,
    )
    .addHelpText('after', '\nDATABASE_URL names a PostgreSQL to use instead; see .env.example.')
    .parse()
    .opts<Options>();

/** Stops on the first signal when requests under way are done; on the second, at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('Stopping…');
    close().then(
      () => console.log('Stopped'),
      (error: unknown) => {
        console.error(error);
        process.exitCode = 1;
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

runOnData(async () => {
  const started = Date.now();
  const { port, host, data, reset, deleteEnquiries, scale } = readOptions();
  if (deleteEnquiries && !reset) throw new CommandError('--delete-enquiries goes with --reset.');
  const settings = readSettings();
  const storage = storageIn(data);
  try {
    const api = await startReferenceApi({
      ...storage,
      port,
      host,
      reset,
      deleteEnquiries,
      dataset: () => (scale ? generateDataset(scale) : loadDemoData()),
      createsPerMinute: settings.CREATES_PER_MINUTE,
      publicUrl: settings.PUBLIC_URL,
      trustProxy: settings.TRUST_PROXY,
      alerts: getAlerts(settings),
      log: { level: settings.LOG_LEVEL, stream: process.stderr },
    });
    for (const line of describeStart(api, { ...storage, reset, scale })) console.log(line);
    stopOnSignal(api.close);
    console.log(`Started in ${Date.now() - started} ms. Stop with Ctrl-C`);
    console.log(`Reference API ready on ${api.url}`);
  } catch (error) {
    throw new CommandError(describeStartError(error, port), { cause: error });
  }
});
