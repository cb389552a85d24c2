import { launchChromium } from '../../lib/browser';
import type { CommandContext } from '../../lib/command';
import { startEditingCopy } from '../../lib/editing-copy';
import { step } from '../../lib/step';
import { routes } from '../../../src/lib/routes';
import { Editor } from '../../../e2e/editing/editor';

/**
 * Types texts on the editing page, and prints how long after the last letter of each the page beside it shows it.
 * @returns milliseconds, without the first text, which also waits for the page to be compiled
 */
export async function measurePreview(context: CommandContext, changes: number): Promise<number[]> {
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
  for (let count = 0; count <= changes; count++) {
    const text = `نعم، لكل وحدة صك رقم ${count + 100}.`;
    await editor.type('ar', 'الجواب', text);
    const started = performance.now();
    await editor.shownPage.getByText(text).waitFor({ timeout: 60_000 });
    const time = Math.round(performance.now() - started);
    console.log(count === 0 ? `first: ${time} ms` : `${count}: ${time} ms`);
    if (count > 0) times.push(time);
  }
  return times;
}
