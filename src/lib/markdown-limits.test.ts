/** @jest-environment jsdom */
import { renderMarkdown } from './markdown';
import { isTooIntricate } from './markdown-limits';

/** Eighteen thousand characters of this, as some are sent by mistake or on purpose. */
const many = (part: string) => part.repeat(Math.ceil(18_000 / part.length));

test.each(['[a](', '![a](', '*a ', '**a *', '_a ', '> ', '>', '1. ', '- ', '> - 1. '])(
  'a text of nothing but %j is shown as it is written',
  (part) => {
    expect(isTooIntricate(many(part))).toBe(true);
    const shown = document.createElement('div');
    shown.innerHTML = renderMarkdown(`${many(part)}<b>end</b>`);
    expect(shown.textContent).toBe(`${many(part)}<b>end</b>`);
  },
);

test('long articles, long lists of links and deep lists stay Markdown', () => {
  const paragraph = 'A *word* and **two**, with [a link](/faq) and `code`.';
  expect(isTooIntricate(Array(400).fill(paragraph).join('\n\n'))).toBe(false);
  expect(isTooIntricate(Array(1000).fill('- [project](/projects)').join('\n'))).toBe(false);
  const depths = Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- entry`);
  expect(isTooIntricate(depths.join('\n'))).toBe(false);
  expect(isTooIntricate(`| a | b |\n|---|---|\n${'| 1 | [2](/faq) |\n'.repeat(200)}`)).toBe(false);
});
