import { formatDuration } from './step';

/** Steps of a build in their order; `end` is what Gatsby calls the work that ends it. */
const buildSteps = [
  { title: 'settings and texts', end: 'onPreInit' },
  { title: 'API and content', end: 'source and transform nodes' },
  { title: 'queries', end: 'extract queries from components' },
  { title: 'bundles', end: 'Building production JavaScript and CSS bundles' },
  { title: 'HTML renderer', end: 'Building HTML renderer' },
  { title: 'page data and pictures', end: 'run queries in workers' },
  { title: 'pages', end: 'Building static HTML for pages' },
  { title: 'feeds, cards and checks', end: 'onPostBuild' },
  { title: 'host files' },
  { title: 'compressed copies' },
  { title: 'release' },
] as const;

type Title = (typeof buildSteps)[number]['title'];

/** A step that has ended. */
export interface TimedStep {
  title: string;
  seconds: number;
}

/** What of the terminal a progress needs. */
type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

/** What a finished activity is called in Gatsby's output; undefined for other lines. */
export const finishedActivity = (line: string): string | undefined =>
  /^success (.+?) - [\d.]+s\b/.exec(line)?.[1];

/**
 * Shows how far a build is: on a terminal in one line that is written again each second, elsewhere in a line for each
 * finished step. A step that Gatsby had no work for counts as part of the next one.
 */
export function showProgress(output: Output = process.stdout) {
  const finished: TimedStep[] = [];
  let next = 0;
  let started = performance.now();
  const draw = () => {
    if (output.isTTY) output.write(`\r\x1b[2K${describe().slice(0, (output.columns || 80) - 1)}`);
  };
  const describe = (): string => {
    const [current, ...left] = buildSteps.slice(next).map(({ title }) => title);
    if (current === undefined) return '';
    const time = formatDuration(performance.now() - started);
    return `  ${next + 1}/${buildSteps.length} ${current}, ${time}${left.length > 0 ? ` … then ${left.join(', ')}` : ''}`;
  };
  const timer = output.isTTY ? setInterval(draw, 1000) : undefined;
  timer?.unref();

  /** Ends the steps up to this one. */
  function finish(at: number): void {
    const step = buildSteps[at];
    if (!step || at < next) return;
    const milliseconds = performance.now() - started;
    finished.push({ title: step.title, seconds: milliseconds / 1000 });
    next = at + 1;
    started = performance.now();
    if (output.isTTY) draw();
    else output.write(`  ${next}/${buildSteps.length} ${step.title} (${formatDuration(milliseconds)})\n`);
  }

  return {
    /** Takes a line of Gatsby's output. */
    read(line: string): void {
      const activity = finishedActivity(line);
      if (activity) finish(buildSteps.findIndex((step) => 'end' in step && step.end === activity));
    },
    /** Does a step of ours. */
    async during<Result>(title: Title, work: () => Result | Promise<Result>): Promise<Result> {
      const result = await work();
      finish(buildSteps.findIndex((step) => step.title === title));
      return result;
    },
    /** Prints something else. */
    say(text: string): void {
      output.write(output.isTTY ? `\r\x1b[2K${text}\n` : `${text}\n`);
      draw();
    },
    /** Begins again: another try follows. */
    restart(): void {
      finished.length = 0;
      next = 0;
      started = performance.now();
    },
    /** Leaves the line to others. @returns the steps that have ended */
    end(): TimedStep[] {
      clearInterval(timer);
      if (output.isTTY) output.write('\r\x1b[2K');
      return finished;
    },
  };
}

export type BuildProgress = ReturnType<typeof showProgress>;

/** The three longest: `bundles 36.1 s, HTML renderer 20.0 s, …`. */
export const slowestSteps = (steps: readonly TimedStep[]): string =>
  [...steps]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 3)
    .map(({ title, seconds }) => `${title} ${formatDuration(seconds * 1000)}`)
    .join(', ');
