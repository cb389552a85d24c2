import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBuildLog } from './build-log';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'build-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function logOf(...parts: [text: string, stream?: 'stdout' | 'stderr'][]) {
  const lines: string[] = [];
  const log = openBuildLog(path.join(folder, 'data/build.log'), (line) => lines.push(line));
  for (const [text, stream = 'stdout'] of parts) log.write(Buffer.from(text), stream);
  return { log, lines, text: readFileSync(log.file, 'utf8') };
}

test('the file has the lines of the program without what moves the cursor, in whatever parts they come', () => {
  const { lines, text } = logOf(['\x1b[2K\x1b[1Asuccess onPre'], ['Init - 0.1s\ninfo '], ['الصفحات\n']);
  expect(lines).toEqual(['success onPreInit - 0.1s', 'info الصفحات']);
  expect(text).toBe('success onPreInit - 0.1s\ninfo الصفحات\n');
});

test('errors are what people are shown, each once, without remarks of tools', () => {
  const { log, lines } = logOf(
    ['(node:12) Warning: old\n', 'stderr'],
    ['content/faq.md:3: a title is missing\n\n', 'stderr'],
    ['success one - 1s\n'],
    ['content/faq.md:3: a title is missing\n ERROR  Mistakes in the texts', 'stderr'],
  );
  expect(lines).toEqual(['success one - 1s']);
  expect(log.complaints()).toEqual(['content/faq.md:3: a title is missing', ' ERROR  Mistakes in the texts']);
  log.forgive();
  expect(log.complaints()).toEqual([' ERROR  Mistakes in the texts']);
});

test("an error among Gatsby's ordinary output is shown with all of its lines, and a warning", () => {
  const { log, lines } = logOf([
    [
      ...['success one - 1s', 'warn old syntax', ' ERROR #98123  WEBPACK', '', 'Module not found: ./x'],
      ...['not finished Building HTML renderer - 2s', 'info done', ' ERROR  UNKNOWN', 'Over budget:', ''],
    ].join('\n'),
  ]);
  expect(log.complaints()).toEqual([
    'warn old syntax',
    ' ERROR #98123  WEBPACK',
    'Module not found: ./x',
    'Over budget:',
  ]);
  expect(lines).toContain('not finished Building HTML renderer - 2s');
});

test('a warning is shown up to its first empty line, but not that a template has no pages today', () => {
  const { log } = logOf(
    [
      [
        ...[
          'warn The GraphQL query in the non-page component',
          '"/home/me/site/src/temp',
          'lates/withdrawn-advert.tsx" will',
        ],
        ...['not be run.', '', 'Exported queries are only executed for page components.', 'success one - 1s'],
        ...[
          'warn The GraphQL query in the non-page component',
          '"/home/me/site/src/ui/card.tsx" will not be run.',
          '',
        ],
        ...['You may want useStaticQuery.', 'success two - 1s', 'warn last'],
      ].join('\n'),
      'stdout',
    ],
    ['\n'],
  );
  expect(log.complaints()).toEqual([
    'warn The GraphQL query in the non-page component',
    '"/home/me/site/src/ui/card.tsx" will not be run.',
    'warn last',
  ]);
});

test('of many errors the first are shown, and how many more there are', () => {
  const { log } = logOf([Array.from({ length: 210 }, (_, at) => `line ${at}\n`).join(''), 'stderr']);
  expect(log.complaints()).toHaveLength(201);
  expect(log.complaints().at(-1)).toBe('… and 10 more lines');
});
