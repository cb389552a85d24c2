import { contentProblemsFile } from '../lib/content-problems';
import type { LocalizedText } from '../lib/localized-text';

const heading: LocalizedText = {
  ar: 'في المحتوى أخطاء، وتبقى الصفحة كما كانت حتى تُصحَّح:',
  en: 'Mistakes in the content; the page stays as it was until they are corrected:',
};

/** How often somebody who develops is told, in milliseconds. */
const interval = 1000;

function show(problems: readonly LocalizedText[]): void {
  const id = 'content-problems';
  const shown = document.getElementById(id);
  if (problems.length === 0) return shown?.remove();
  const language = document.documentElement.lang === 'en' ? 'en' : 'ar';
  const box = shown ?? document.createElement('div');
  box.id = id;
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;max-block-size:50vh;overflow:auto;padding:16px;background:Mark;color:MarkText;white-space:pre-line;border-block-start:2px solid';
  const text = [heading[language], ...problems.map((problem) => problem[language])].join('\n');
  if (box.textContent !== text) box.textContent = text;
  if (!shown) document.body.append(box);
}

/** Shows the mistakes in the content over the page, while developing: the page itself keeps the last good content. */
export function watchContentProblems(): void {
  const refresh = async () => {
    const answer = await fetch(contentProblemsFile, { cache: 'no-store' }).catch(() => undefined);
    show(answer?.ok ? ((await answer.json()) as LocalizedText[]) : []);
  };
  setInterval(() => void refresh().catch(() => undefined), interval);
}
