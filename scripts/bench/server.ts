import '../lib/supported-system';
import { Command } from 'commander';
import { findCases } from './hosts/cases';
import { figuresOf, tableRow } from './hosts/figures';
import { startHosts } from './hosts/hosts';
import { drive, type Round } from './hosts/load';
import { runCommand } from '../lib/command';
import { parseCount, parsePort } from '../lib/options';
import { step } from '../lib/step';

interface Options {
  seconds: number;
  rounds: number;
  connections: number;
  workers: string;
  port: number;
  nginxPort: number;
  json?: boolean;
}

const options = new Command('npm run bench -- server')
  .description('Measure the Node server beside nginx, both serving the build in public/')
  .option('--seconds <count>', 'how long a server is driven in a round', parseCount, 5)
  .option('--rounds <count>', 'how often each server is driven with a case, in turns', parseCount, 3)
  .option('--connections <count>', 'connections that send one request after the other', parseCount, 32)
  .option('--workers <count>', 'worker processes of nginx, or auto; the Node server is one process', '1')
  .option('--port <number>', 'of the Node server', parsePort, 9115)
  .option('--nginx-port <number>', 'of nginx', parsePort, 9116)
  .option('--json', 'print the figures as JSON instead of a table')
  .addHelpText(
    'after',
    '\nThe load comes from the same machine, which should do nothing else. Figures of one run compare with each other.',
  )
  .parse()
  .opts<Options>();

void runCommand(async (context) => {
  const hosts = await startHosts(context, options);
  const figures = [];
  for (const benchCase of await findCases()) {
    const rounds: Round[] = [];
    await step(benchCase.name, async () => {
      for (let round = 0; round < options.rounds; round += 1) {
        for (const host of hosts) rounds.push(await drive(host, benchCase, options));
      }
    });
    figures.push(figuresOf(benchCase.name, rounds));
  }
  if (options.json) console.log(JSON.stringify({ ...options, figures }, null, 2));
  else console.table(Object.fromEntries(figures.map((one) => [one.case, tableRow(one)])));
});
