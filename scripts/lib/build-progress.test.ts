import { showProgress, slowestSteps } from './build-progress';

function progressOn(output: { isTTY?: boolean; columns?: number } = {}) {
  let written = '';
  const write = (text: string) => Boolean((written += text));
  return { progress: showProgress({ isTTY: false, columns: 80, ...output, write }), text: () => written };
}

test('a finished step is a line where there is no terminal, and other lines are none', async () => {
  const { progress, text } = progressOn();
  progress.read('info bootstrap finished - 3.2s');
  progress.read('success onPreInit - 0.4s');
  progress.read('success Building HTML renderer - 12.345s');
  await progress.during('host files', () => undefined);
  const duration = String.raw`\(\d+ ms\)`;
  expect(text()).toMatch(
    new RegExp(
      `^  1/11 settings and texts ${duration}\n  5/11 HTML renderer ${duration}\n  9/11 host files ${duration}\n$`,
    ),
  );
  expect(progress.end().map(({ title }) => title)).toEqual([
    'settings and texts',
    'HTML renderer',
    'host files',
  ]);
});

test('a terminal has one line that says what is done and what is left', () => {
  const { progress, text } = progressOn({ isTTY: true, columns: 200 });
  progress.read('success Building HTML renderer - 12.345s');
  progress.end();
  expect(text()).not.toContain('\n');
  expect(text()).toMatch(
    /6\/11 page data and pictures, \d+ ms … then pages, feeds, cards and checks, .*release/,
  );
  expect(text().endsWith('\r\u001b[2K')).toBe(true);
});

test('another try begins with the first step again', () => {
  const { progress, text } = progressOn();
  progress.read('success Building HTML renderer - 12.345s');
  progress.say('Once more:');
  progress.restart();
  progress.read('success onPreInit - 0.4s');
  expect(text()).toMatch(/5\/11 HTML renderer .*\nOnce more:\n {2}1\/11 settings and texts/);
  expect(progress.end()).toHaveLength(1);
});

test('the slowest three steps are named, the longest first', () => {
  const steps = [2, 90, 0.5, 7].map((seconds) => ({ title: `of ${seconds}`, seconds }));
  expect(slowestSteps(steps)).toBe('of 90 1 min 30 s, of 7 7.0 s, of 2 2.0 s');
});
