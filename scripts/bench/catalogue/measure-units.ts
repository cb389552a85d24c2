import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReferenceApi } from '../../../openapi/reference-api';
import { launchChromium } from '../../lib/browser';
import type { CommandContext } from '../../lib/command';
import { reservePort } from '../../lib/options';
import { resolveSettings } from '../../lib/settings';
import { serveSite } from '../../lib/site';
import { buildCopy, copySources } from '../../lib/site-copy';
import type { SiteToMeasure } from '../../lib/site-to-measure';
import { step } from '../../lib/step';
import { benchDataset, benchProjects } from './dataset';
import { figureRows, figuresOf, type StepFigures } from './figures';
import { arrivalSteps, openingStep, steps } from './steps';
import { visit, type Screen, type StepCost } from './visit';
import { weighVisits, weightRow, type VisitWeight } from './weights';

/** Where the copy of this checkout is built. */
const directory = path.join(tmpdir(), 'shaqool-bench-units');

const screens: Record<string, Screen> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const limited = new Set(steps.filter(({ limited: isLimited }) => isLimited).map(({ name }) => name));

/** Serves the site beside the reference API with the projects to measure until the command ends; answers both addresses. */
async function serveUnits(
  context: CommandContext,
  options: SiteToMeasure,
): Promise<{ siteUrl: string; apiUrl: string }> {
  const port = await reservePort(options.sitePort, '--site-port');
  const apiPort = await reservePort(options.apiPort, '--api-port');
  const { settings } = resolveSettings({ apiPort, sitePort: port }, {});
  const api = await step('Start the API with 6,300 units', () =>
    startReferenceApi({ memory: true, port: apiPort, dataset: benchDataset }),
  );
  context.onEnd(() => api.close());
  if (options.build) {
    copySources(directory);
    await step('Build the site', () => buildCopy(context, directory, { ...settings, API_IMAGES: 'off' }));
  }
  const siteUrl = await serveSite(context, {
    buildDir: path.join(directory, 'public'),
    port,
    portOption: '--site-port',
    apiUrl: api.url,
    organizationKey: settings.GATSBY_ORGANIZATION_KEY,
  });
  return { siteUrl, apiUrl: api.url };
}

/**
 * Acts as a visitor among 300 and among 3,000 units, and prints the long tasks of each step and what a visit transfers.
 * @returns all figures; the longest task of scrolling or filtering in milliseconds; and the most bytes of answers until the
 * page is at rest
 */
export async function measureUnits(
  context: CommandContext,
  options: SiteToMeasure & { runs: number; slowdown: number },
): Promise<{ figures: Record<string, StepFigures[]>; longest: number; answers: number }> {
  const addresses = await serveUnits(context, options);
  const browser = await launchChromium(context);
  const figures: Record<string, StepFigures[]> = {};
  const weights: Record<string, VisitWeight> = {};
  for (const [name, screen] of Object.entries(screens)) {
    for (const project of benchProjects) {
      await step(`${project.title}, ${name}`, async () => {
        const about = { ...addresses, project, screen, slowdown: options.slowdown };
        const visits: StepCost[][] = [];
        for (let run = 0; run < options.runs; run += 1) visits.push(await visit(browser, about));
        const measured = figuresOf(visits);
        figures[`${name} ${project.slug}`] = measured;
        weights[`${project.title}, ${name}`] = weighVisits(visits, arrivalSteps, openingStep);
        console.table(figureRows(measured, figures[`${name} ${benchProjects[0]?.slug}`]));
      });
    }
  }
  console.table(
    Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weightRow(weight)])),
  );
  const tasks = Object.values(figures)
    .flat()
    .filter((one) => limited.has(one.step));
  return {
    figures,
    longest: Math.max(...tasks.map(({ longest }) => longest.worst)),
    answers: Math.max(...Object.values(weights).map(({ arrival }) => arrival.answers)),
  };
}
