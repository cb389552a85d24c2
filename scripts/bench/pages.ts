import '../lib/supported-system';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { Command, InvalidArgumentError } from 'commander';
import { localeCodes, type Locale } from '../../src/i18n/locales';
import { compareHosts } from './hosts/compare-hosts';
import { tableRow as hostRow } from './hosts/figures';
import { auditPage } from './visits/audit';
import { measure, type Figures } from './visits/measure';
import { medians, tableRow } from './visits/medians';
import { pageNames, getPages, type PageName } from './visits/pages';
import { serveScriptFreeTwin } from './visits/script-free-twin';
import { launchChromium } from '../lib/browser';
import { runCommand } from '../lib/command';
import { settingsHelp } from '../lib/demo-api';
import { parseCount, parseNames, parsePort, reservePort } from '../lib/options';
import { publicDir } from '../lib/paths';
import { serveSiteToMeasure, type SiteToMeasure } from '../lib/site-to-measure';
import { step } from '../lib/step';

interface Peer {
  name: string;
  url: string;
}

interface Options extends SiteToMeasure {
  pages: PageName[];
  languages: Locale[];
  runs: number;
  against: Peer[];
  twin: boolean;
  hosts?: true;
  workers: string;
  json?: string;
}

function addPeer(text: string, peers: Peer[]): Peer[] {
  const [, name, url] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (!name || !url)
    throw new InvalidArgumentError('Expected NAME=URL, such as peer=http://127.0.0.1:8080/.');
  return [...peers, { name, url }];
}

const options = new Command('npm run bench -- pages')
  .description(
    'Audit pages with Lighthouse, then measure them on its simulated phone, beside the same pages without scripts',
  )
  .option('--pages <names>', `of: ${pageNames.join(', ')}`, parseNames(pageNames), pageNames)
  .option('--languages <codes>', 'of the pages', parseNames(localeCodes), localeCodes)
  .option('--runs <count>', 'visits of each page, or rounds of each host; the median counts', parseCount, 5)
  .option('--against <NAME=URL>', 'measure this page too; can be repeated', addPeer, [])
  .option('--no-twin', 'leave out the pages without scripts')
  .option(
    '--hosts',
    'instead: requests a second of the Node server and nginx, both serving the build in public/',
  )
  .option('--workers <count>', 'with --hosts: worker processes of nginx, or auto', '1')
  .option('--no-build', 'measure the build in public/')
  .option('--json <file>', 'write every visit to this file')
  .option('--site-port <number>', 'port of the site', parsePort, 9107)
  .option('--api-port <number>', 'port of the reference API', parsePort, 4107)
  .addHelpText('after', settingsHelp)
  .parse()
  .opts<Options>();

/** One page, and every visit of it and of its twin. */
interface Subject {
  label: string;
  url: string;
  twinUrl?: string;
  visits: Figures[];
  twinVisits: Figures[];
}

void runCommand(async (context) => {
  if (options.hosts) {
    const figures = await compareHosts(context, options);
    console.table(Object.fromEntries(figures.map((one) => [one.case, hostRow(one)])));
    if (options.json) await writeFile(options.json, JSON.stringify(figures, null, 2));
    return;
  }
  const siteUrl = await serveSiteToMeasure(context, options);
  const twinUrl = await serveScriptFreeTwin(context, siteUrl);
  const debuggerPort = await reservePort(0, '');
  await launchChromium(context, [`--remote-debugging-port=${debuggerPort}`]);

  const pages = getPages(publicDir, options.pages, options.languages);
  const problems = await step('SEO, best practices and accessibility of each page', async () => {
    const found: string[] = [];
    for (const page of pages) found.push(...(await auditPage(siteUrl, page, debuggerPort)));
    return found;
  });

  const subjects: Subject[] = [
    ...pages.map(({ name, locale, address }) => ({
      label: `${name} (${locale})`,
      url: siteUrl + address,
      ...(options.twin && { twinUrl: twinUrl + address }),
    })),
    ...options.against.map(({ name, url }) => ({ label: name, url })),
  ].map((subject) => ({ ...subject, visits: [], twinVisits: [] }));

  // Interleaved, so that a busy minute of the machine does not fall on one page alone.
  for (let run = 1; run <= options.runs; run += 1) {
    await step(`Visit ${run} of ${options.runs}`, async () => {
      for (const { url, twinUrl: twin, visits, twinVisits } of subjects) {
        visits.push(await measure(url, debuggerPort));
        if (twin) twinVisits.push(await measure(twin, debuggerPort));
      }
    });
  }

  const rows = subjects.map(({ label, visits, twinVisits }) => {
    const twin = twinVisits.length > 0 ? medians(twinVisits) : undefined;
    return [label, tableRow(medians(visits), twin)] as const;
  });
  console.table(Object.fromEntries(rows));
  for (const problem of problems) console.error(problem);
  if (options.json) await writeFile(options.json, JSON.stringify(subjects, null, 2));
  const { benchmarkIndex } = medians(subjects.flatMap(({ visits }) => visits));
  const load = loadavg()[0]?.toFixed(1);
  return {
    exitCode: problems.length > 0 ? 1 : 0,
    lastLine: `Machine: Lighthouse's benchmark index ${Math.round(benchmarkIndex)}, load ${load} in the last minute`,
  };
});
