import { describeFailures, listFailures, type StepFailure } from './failures';

const failure = (number: number, extra: Partial<StepFailure> = {}): StepFailure => ({
  step: 'e2e',
  title: 'End-to-end tests',
  name: `[ar-phone] e2e/company/faq.spec.ts:${number} opens`,
  message: ['not visible', 'Expected: visible', 'Received: hidden'].join('\n'),
  command: `npm test -- --only e2e -- e2e/company/faq.spec.ts:${number} --project ar-phone`,
  ...extra,
});

const file = 'test-results/failures.txt';
const many = (count: number) => Array.from({ length: count }, (_, index) => failure(index + 1));

test('a failure says what failed, why, and what runs it alone', () => {
  expect(describeFailures([failure(12)], 26, file)).toEqual([
    '✘ End-to-end tests: [ar-phone] e2e/company/faq.spec.ts:12 opens',
    '    not visible',
    '    Expected: visible',
    '    Received: hidden',
    '  → npm test -- --only e2e -- e2e/company/faq.spec.ts:12 --project ar-phone',
  ]);
});

test('a check without tests is run again as a step', () => {
  const lint = failure(1, { step: 'lint', title: 'Lint', command: undefined });
  expect(describeFailures([lint], 26, file).at(-1)).toBe('  → npm test -- --only lint');
});

test.each([1, 2, 8, 9, 40])('%i failures have place, and those left out are counted', (count) => {
  const lines = describeFailures(many(count), 26, file);
  expect(lines.length).toBeLessThanOrEqual(26);
  const shown = lines.filter((line) => line.startsWith('✘')).length;
  expect(lines.filter((line) => line.startsWith('  → ')).length).toBe(shown);
  if (shown === count) expect(lines.join('\n')).not.toContain(file);
  else expect(lines.at(-1)).toBe(`… and ${count - shown} more; all of them with what they say: ${file}`);
});

test('many failures of one step do not hide that of another', () => {
  const lint = failure(1, { step: 'lint', title: 'Lint', name: 'Lint' });
  expect(describeFailures([...many(40), lint], 26, file)).toContain('✘ Lint: Lint');
});

test('the file has all of them in full', () => {
  const message = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n');
  const text = listFailures([failure(1, { message }), ...many(40)]);
  expect(text).toContain('line 19');
  expect(text.match(/✘/g)).toHaveLength(41);
});
