import '../lib/supported-system';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { Command } from 'commander';
import { measureUnits } from './catalogue/measure-units';
import { isMet, tableRow, type Timing } from './presses/figures';
import { interactions } from './presses/interactions';
import { withPhone } from './presses/phone';
import { launchChromium } from '../lib/browser';
import { runCommand } from '../lib/command';
import { settingsHelp } from '../lib/demo-api';
import { parseCount, parseNames, parsePort } from '../lib/options';
import { serveSiteToMeasure, type SiteToMeasure } from '../lib/site-to-measure';
import { step } from '../lib/step';

const names = interactions.map(({ name }) => name);

interface Options extends SiteToMeasure {
  interactions: string[];
  units?: true;
  runs: number;
  slowdown: number;
  check?: true;
  json?: string;
}

const options = new Command('npm run bench -- interactions')
  .description('Press what visitors press on a slow phone, and measure how soon the screen answers')
  .option('--interactions <names>', `of: ${names.join(', ')}`, parseNames(names), names)
  .option(
    '--units',
    'instead: the long tasks of each step among 300 and 3,000 units, and what a visit transfers, on a phone and a desktop',
  )
  .option('--runs <count>', 'visits for each interaction, or each project; the worst counts', parseCount, 5)
  .option('--slowdown <factor>', 'how many times slower than this machine', parseCount, 4)
  .option(
    '--check',
    'exit with 1 when a target is missed; among units 100 ms for a task of scrolling or filtering, 100 KB of answers before a home is opened',
  )
  .option('--no-build', 'measure the build in public/, or that of the last --units')
  .option('--json <file>', 'write every visit to this file')
  .option('--site-port <number>', 'port of the site', parsePort, 9108)
  .option('--api-port <number>', 'port of the reference API', parsePort, 4108)
  .addHelpText('after', settingsHelp)
  .parse()
  .opts<Options>();

/** Milliseconds for a task of the main thread while a visitor scrolls or filters. */
const taskLimit = 100;

/** Bytes of the API's answers of a visit to a project, before a home is opened. */
const answersLimit = 100_000;

void runCommand(async (context) => {
  if (options.units) {
    const { figures, longest, answers } = await measureUnits(context, options);
    if (options.json) await writeFile(options.json, JSON.stringify(figures, null, 2));
    return {
      exitCode: options.check && (longest > taskLimit || answers > answersLimit) ? 1 : 0,
      lastLine: [
        `Longest task while scrolling or filtering: ${longest < 50 ? 'under 50' : Math.round(longest)} ms at ${options.slowdown}× slowdown`,
        `Answers of a visit before a home is opened: at most ${(answers / 1000).toFixed(1)} of ${answersLimit / 1000} KB`,
      ].join('\n'),
    };
  }
  const siteUrl = await serveSiteToMeasure(context, options);
  const browser = await launchChromium(context);

  const subjects = interactions
    .filter(({ name }) => options.interactions.includes(name))
    .map((interaction) => ({ ...interaction, timings: [] as Timing[] }));
  // Interleaved, so that a busy minute of the machine does not fall on one interaction alone.
  for (let run = 1; run <= options.runs; run += 1) {
    await step(`Visit ${run} of ${options.runs}`, async () => {
      for (const { measure, timings } of subjects) {
        timings.push(await withPhone(browser, { siteUrl, slowdown: options.slowdown }, measure));
      }
    });
  }

  console.table(Object.fromEntries(subjects.map((subject) => [subject.name, tableRow(subject)])));
  if (options.json) await writeFile(options.json, JSON.stringify(subjects, null, 2));
  const load = loadavg()[0]?.toFixed(1);
  return {
    exitCode: options.check && !subjects.every(isMet) ? 1 : 0,
    lastLine: `Machine: ${options.slowdown}× slower, load ${load} in the last minute`,
  };
});
