import { parseContentFile } from './parse-content-file';
import { isVisible, scheduledChanges } from './schedule';
import { problemsOf, question } from './testing';

const path = 'content/faq/deed.md';
const dated = (lines: string) => question.replace('order: 10', `order: 10\n${lines}`);
const read = (lines: string) => parseContentFile({ path, text: dated(lines) });
const at = (time: string) => Date.parse(time);

it('shows a question from its time on, and no longer from the time at which it disappears', () => {
  const document = read('publish_at: 2026-12-01T09:00:00+03:00\nunpublish_at: 2026-12-31');
  expect(isVisible(document, at('2026-12-01T05:59:59Z'))).toBe(false);
  expect(isVisible(document, at('2026-12-01T06:00:00Z'))).toBe(true);
  expect(isVisible(document, at('2026-12-30T20:59:59Z'))).toBe(true);
  expect(isVisible(document, at('2026-12-30T21:00:00Z'))).toBe(false);
});

it('shows a question without times always, and a hidden one never', () => {
  expect(isVisible(read(''), 0)).toBe(true);
  expect(isVisible(read('hidden: true\npublish_at: 2020-01-01'), at('2026-01-01'))).toBe(false);
});

it('announces what will change by itself, the next first', () => {
  const documents = [
    read('publish_at: 2026-12-01\nunpublish_at: 2027-01-01'),
    { ...read('unpublish_at: 2026-11-25'), path: 'content/faq/fair.md' },
    read('hidden: true\npublish_at: 2026-11-24'),
    read('publish_at: 2020-01-01'),
  ];
  expect(scheduledChanges(documents, at('2026-11-23T12:00:00Z'))).toEqual([
    { at: '2026-11-24T21:00:00.000Z', path: 'content/faq/fair.md', change: 'disappears' },
    { at: '2026-11-30T21:00:00.000Z', path, change: 'appears' },
    { at: '2026-12-31T21:00:00.000Z', path, change: 'disappears' },
  ]);
});

it.each([
  ['publish_at: tomorrow', '4:13 Appears at: A day belongs here'],
  ['publish_at: 2026-02-30', '4:13 Appears at: A day belongs here'],
  ['publish_at: 2026-12-01T09:00', '4:13 Appears at: A day belongs here'],
  ['publish_at: 2026-12-02\nunpublish_at: 2026-12-01', '5:15 Disappears at: Disappears before it appears'],
])('refuses %s', (lines, problem) =>
  expect(problemsOf(dated(lines), path)).toEqual([expect.stringContaining(problem)]),
);
