import '../lib/supported-system';
import { Command } from 'commander';
import { launchChromium } from '../lib/browser';
import { runCommand } from '../lib/command';
import { startEditingCopy } from '../lib/editing-copy';
import { parseCount } from '../lib/options';
import { step } from '../lib/step';
import { routes } from '../../src/lib/routes';
import { Editor } from '../../e2e/editing/editor';

/** Milliseconds that an editor waits at most for the page with the unsaved text. */
const limit = 2000;

const { changes } = new Command('npm run bench -- preview')
  .description('How long after the last letter the page beside the editing page shows an unsaved text')
  .option('--changes <count>', 'how many texts are typed', parseCount, 10)
  .parse()
  .opts<{ changes: number }>();

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

void runCommand(async (context) => {
  const copy = await step('Start the editing page and the site beside it', async () => {
    const started = await startEditingCopy(context);
    await started.untilDeveloped([routes.faq]);
    return started;
  });
  const browser = await launchChromium(context);
  const page = await browser.newPage({ locale: 'ar-SA', viewport: { width: 1600, height: 1000 } });
  const editor = new Editor(page, 'ar', copy.url);
  await editor.open('collections/questions/entries/separate-deed');
  const times: number[] = [];
  // The first text also waits for the page to be compiled.
  for (let count = 0; count <= changes; count++) {
    const text = `نعم، لكل وحدة صك رقم ${count + 100}.`;
    await editor.type('ar', 'الجواب', text);
    const started = performance.now();
    await editor.shownPage.getByText(text).waitFor({ timeout: 60_000 });
    const time = Math.round(performance.now() - started);
    console.log(count === 0 ? `first: ${time} ms` : `${count}: ${time} ms`);
    if (count > 0) times.push(time);
  }
  const figures = { median: median(times), slowest: Math.max(...times), limit };
  console.table({ 'From the last letter to the page, ms': figures });
  const lastLine = `median ${figures.median} ms, ${(figures.median / limit).toFixed(2)} of the ${limit} ms allowed`;
  return { exitCode: figures.median > limit ? 1 : 0, lastLine };
});
