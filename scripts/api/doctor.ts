import '../lib/supported-system';
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { examine, type Finding } from './examination/examine';
import { Recorder } from './examination/recorder';
import { describeSurvey } from './examination/survey';
import { CommandError, runCommand } from '../lib/command';

const program = new Command('npm run api -- doctor')
  .description('Ask a running API every call of the contract and say what is not as it must be')
  .argument('<url>', 'its origin, without /api/v1: http://127.0.0.1:4000')
  .requiredOption('--key <key>', 'the organization key')
  .option(
    '--create',
    'send the five requests too; six are stored there, with a name that says that they are tests',
  )
  .option(
    '--origin <origin>',
    'origin of the site, which browsers call from; none when its host forwards calls',
    'https://www.example.com',
  )
  .option('--all', 'show every sentence; otherwise five for each rule')
  .option('--record <file>', 'keep what was said as an HTTP archive (HAR)')
  .parse();
const [url = ''] = program.args;
const {
  key,
  create: creates = false,
  origin,
  all,
  record,
} = program.opts<{ key: string; create?: boolean; origin: string; all?: boolean; record?: string }>();

const shown = 5;

function print({ title, wrong }: Finding): void {
  console.log(`${wrong.length === 0 ? '✔' : '✘'} ${title}`);
  const told = all ? wrong : wrong.slice(0, shown);
  for (const sentence of told) console.log(`    ${sentence}`);
  if (told.length < wrong.length) console.log(`    and ${wrong.length - told.length} more: --all shows them`);
}

void runCommand(async () => {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new CommandError(`${url} is no address: give http://… or https://…`);
  const api = new Recorder(url.replace(/\/+$/, ''), key);
  api.onWait = (seconds) => console.log(`… The API answers 429: asked again in ${seconds} s`);
  const siteOrigin = origin === 'none' ? null : origin.replace(/\/+$/, '');
  const { findings, survey, notice } = await examine(api, { creates, siteOrigin, onFinding: print });
  if (notice) console.log(`ℹ ${notice}`);
  if (record) writeFileSync(record, JSON.stringify(api.toHar(), null, 1));
  const held = findings.filter(({ wrong }) => wrong.length === 0).length;
  return {
    exitCode: held === findings.length ? 0 : 1,
    lastLine: `\n${api.exchanges.length} calls, ${describeSurvey(survey)}: ${held} of ${findings.length} rules hold${creates ? '' : ' (without the five requests: --create)'}.`,
  };
});
