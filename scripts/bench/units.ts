import '../lib/supported-system';
import { Command } from 'commander';
import { benchProjects } from './catalogue/dataset';
import { figureRows, figuresOf, type StepFigures } from './catalogue/figures';
import { serveBenchSite } from './catalogue/site';
import { steps } from './catalogue/steps';
import { visit, type Screen, type StepCost } from './catalogue/visit';
import { runCommand } from '../lib/command';
import { launchChromium } from '../lib/browser';
import { parseCount, parseNames, parsePort } from '../lib/options';
import { step } from '../lib/step';

const screens: Record<string, Screen> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const screenNames = Object.keys(screens);
const slugs = benchProjects.map(({ slug }) => slug);

interface Options {
  runs: number;
  slowdown: number;
  screens: string[];
  projects: string[];
  limit?: number;
  build: boolean;
  port: number;
  apiPort: number;
}

const options = new Command('npm run bench -- units')
  .description('Act as a visitor among 300 and among 3,000 units, and measure the long tasks of each step')
  .option('--runs <count>', 'visits of each project on each screen', parseCount, 3)
  .option('--slowdown <factor>', 'how many times slower than this machine', parseCount, 4)
  .option('--screens <names>', 'screens of visitors', parseNames(screenNames), screenNames)
  .option('--projects <names>', 'projects to visit', parseNames(slugs), slugs)
  .option('--limit <milliseconds>', 'exit with 1 when a task of scrolling or filtering is longer', parseCount)
  .option('--no-build', 'measure the last build again')
  .option('--port <number>', 'of the site', parsePort, 9105)
  .option('--api-port <number>', 'of the reference API', parsePort, 4105)
  .addHelpText(
    'after',
    '\nMeasure on a machine that does nothing else; figures of one run compare with each other.',
  )
  .parse()
  .opts<Options>();

const limited = new Set(steps.filter(({ limited: isLimited }) => isLimited).map(({ name }) => name));

void runCommand(async (context) => {
  const siteUrl = await serveBenchSite(context, options);
  const browser = await launchChromium(context);

  const measured = new Map<string, StepFigures[]>();
  for (const name of options.screens) {
    const screen = screens[name];
    for (const project of benchProjects) {
      if (!screen || !options.projects.includes(project.slug)) continue;
      await step(`${project.title}, ${name}`, async () => {
        const about = { siteUrl, project, screen, ...options };
        const visits: StepCost[][] = [];
        for (let run = 0; run < options.runs; run += 1) visits.push(await visit(browser, about));
        const figures = figuresOf(visits);
        measured.set(`${name} ${project.slug}`, figures);
        console.table(figureRows(figures, measured.get(`${name} ${benchProjects[0]?.slug}`)));
      });
    }
  }
  const worst = Math.max(
    ...[...measured.values()].flat().flatMap((one) => (limited.has(one.step) ? one.longest.worst : [])),
  );
  const lastLine = `Longest task while scrolling or filtering: ${worst < 50 ? 'under 50' : Math.round(worst)} ms at ${options.slowdown}× slowdown`;
  return { exitCode: options.limit !== undefined && worst > options.limit ? 1 : 0, lastLine };
});
