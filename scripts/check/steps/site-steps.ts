import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { CommandContext } from '../../lib/command';
import { resolveSettings } from '../../lib/settings';
import { dataDir, rootDir } from '../../lib/paths';
import { buildSite, figureTable } from '../../lib/build-site';
import { serveSite } from '../../lib/site';
import type { ToolName } from '../../../openapi/reference-api/testing/tools';
import { countOne, countProblems, sumCounts, type Counts } from './counts';
import { demoOrganizationKey } from '../../../e2e/support/api';
import { renamedProject, withdrawnAdverts } from '../../../e2e/support/withdrawn-adverts';
import { recordBefore } from '../../../e2e/support/offer-history';
import { routes } from '../../../src/lib/routes';
import { historyFolderName, keepStagedRecord, stageRecord } from '../../../src/sourcing/outputs/history';
import { apiIdentity, createLastGood } from '../../../src/sourcing/read/last-good';
import { advertsResource } from '../../../src/sourcing/outputs/withdrawn';
import { describeStaleTypes, readQueryTypes } from './query-types';
import { runPlaywright } from './run-playwright';
import {
  choosePorts,
  findTestBuild,
  forgetTestBuild,
  readBuildInputs,
  rememberTestBuild,
  type Ports,
} from './test-build';
import { startTestApi, type TestApi } from './test-api';
import type { RunnerOptions, TestStep } from './test-step';

/** Strict: the demo data is all right, so that what is too heavy, or does not fit, is a fault of ours. */
const settingsFor = (ports: Ports) =>
  resolveSettings(ports, { OFFER_HISTORY: 'on', API_STRICT: 'on' }).settings;

/** Lets the build remember adverts of a build before it, which its API does not publish. */
async function rememberWithdrawn(url: string): Promise<void> {
  const memory = createLastGood(path.join(dataDir, 'last-good'), {
    url,
    organizationKey: demoOrganizationKey,
  });
  const last_published = new Date().toISOString();
  const { slug: _, earlierSlug, ...project } = renamedProject;
  const renamed = { ...project, address: routes.project(earlierSlug) };
  await memory.write(
    advertsResource,
    [...withdrawnAdverts, renamed].map((advert) => ({ ...advert, last_published })),
  );
}

/** Lets the build find a record of the offer that earlier builds have kept. */
async function rememberOffers(url: string): Promise<void> {
  const folder = path.join(dataDir, historyFolderName);
  const identity = apiIdentity({ url, organizationKey: demoOrganizationKey });
  // That of the last test run: a record only grows, and would say everything twice.
  await rm(path.join(folder, `${identity}.jsonl`), { force: true });
  await stageRecord(folder, identity, { lines: await recordBefore(url), lastReads: {} });
  await keepStagedRecord(folder);
}

/** Commands that have just built: what is saved meanwhile does not stop their tests. */
const builtHere = new WeakSet<CommandContext>();

export const buildStep: TestStep = {
  name: 'build',
  title: 'Production build',
  tools: ['PostgreSQL'],
  run: async (context) => {
    const ports = await choosePorts();
    forgetTestBuild();
    const inputs = readBuildInputs();
    const api = await startTestApi(context, ports.apiPort);
    try {
      await rememberWithdrawn(api.url);
      await rememberOffers(api.url);
      const types = readQueryTypes();
      console.table(figureTable(await buildSite(context, settingsFor(ports))));
      rememberTestBuild({ ports, inputs });
      builtHere.add(context);
      const stale = describeStaleTypes(types, readQueryTypes());
      return sumCounts([countOne(true), countProblems(stale ? [stale] : [])]);
    } finally {
      await api.close();
    }
  },
};

interface TestSite {
  api: TestApi;
  siteUrl: string;
}

const served = new WeakMap<CommandContext, Promise<TestSite>>();

/**
 * Serves the build of the last test run until the command ends, beside the reference API and a PostgreSQL of its own. All
 * steps of a command share it.
 * @param stale whether a build will do that is older than its sources
 * @throws CommandError when there is no such build, or it is too old
 */
export function serveTestSite(context: CommandContext, stale = false): Promise<TestSite> {
  const site = served.get(context) ?? startTestSite(context, stale || builtHere.has(context));
  served.set(context, site);
  return site;
}

async function startTestSite(context: CommandContext, stale: boolean): Promise<TestSite> {
  const { ports } = findTestBuild(stale);
  const { GATSBY_ORGANIZATION_KEY: organizationKey } = settingsFor(ports);
  const api = await startTestApi(context, ports.apiPort);
  const options = { port: ports.sitePort, portOption: 'of the build', apiUrl: api.url, organizationKey };
  return { api, siteUrl: await serveSite(context, options) };
}

/** Playwright against the production server, the reference API and a PostgreSQL that tests may look into. */
async function runBrowserTests(
  context: CommandContext,
  { stale, playwright: args }: RunnerOptions,
  chosen: readonly string[],
  { step, env = {} }: { step: 'e2e' | 'engines'; env?: Record<string, string> },
): Promise<Counts> {
  const { api, siteUrl } = await serveTestSite(context, stale);
  return runPlaywright(context, [...chosen, ...args], step, {
    E2E_SITE_URL: siteUrl,
    E2E_API_URL: api.url,
    E2E_DATABASE_URL: api.databaseUrl,
    ...env,
  });
}

/** Of the changes' specs: the two projects that differ in both language and screen. */
const fewScreens = ['--project=ar-phone', '--project=en-desktop'];

/** Everything that a browser shows, in Chromium. */
export const e2eStep: TestStep = {
  name: 'e2e',
  title: 'End-to-end tests',
  after: ['build'],
  cores: 2,
  tools: ['Chromium', 'Poppler', 'PostgreSQL'],
  run: (context, options) => {
    const specs = options.only?.specs.filter((spec) => !spec.startsWith('e2e/engines/'));
    const chosen = specs ? [...specs, ...fewScreens] : [];
    return runBrowserTests(context, options, chosen, { step: 'e2e' });
  },
};

const enginesFolder = path.join(rootDir, 'e2e/engines');

/** Journeys of visitors in Chromium, Firefox and WebKit; without those that this machine does not have. */
export const enginesStep: TestStep = {
  name: 'engines',
  title: 'Journeys in three browser engines',
  after: ['build'],
  cores: 2,
  tools: ['Chromium', 'Firefox', 'WebKit', 'PostgreSQL'],
  runsWithoutTools: true,
  run: async (context, options) => {
    const isPossible = !['Chromium', 'PostgreSQL'].some((tool) =>
      options.missing?.includes(tool as ToolName),
    );
    const left = (options.missing ?? []).filter((tool) => tool === 'Firefox' || tool === 'WebKit').length;
    if (!isPossible) return { passed: 0, failed: 0, skipped: 1 };
    const env = { NODE_OPTIONS: `--require ${path.join(enginesFolder, 'firefox-esr.cjs')}` };
    const config = path.join(enginesFolder, 'playwright.config.ts');
    const specs = options.only?.specs.filter((spec) => spec.startsWith('e2e/engines/')) ?? [];
    const counts = await runBrowserTests(context, options, ['-c', config, ...specs], {
      step: 'engines',
      env,
    });
    return { ...counts, skipped: counts.skipped + left };
  },
};
