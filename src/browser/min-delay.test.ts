import { withMinDelay } from './min-delay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function shownAfter(answerIn: number): Promise<number> {
  const started = Date.now();
  const answer = new Promise((resolve) => setTimeout(resolve, answerIn));
  const shown = withMinDelay(answer).then(() => Date.now() - started);
  await jest.runAllTimersAsync();
  return shown;
}

test.each([
  [0, 200],
  [150, 200],
  [200, 200],
  [730, 730],
])('an answer after %d ms appears after %d ms @9.5', async (answerIn, shown) => {
  expect(await shownAfter(answerIn)).toBe(shown);
});

test('an error is not delayed', async () => {
  await expect(withMinDelay(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
