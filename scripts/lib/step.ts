/** Milliseconds as people read them: `340 ms`, `12.3 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Runs one step of a command and prints its name before and its time after. Rethrows what the step throws. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`\n▶ ${name}`);
  const started = performance.now();
  const finish = (mark: string) =>
    console.log(`${mark} ${name} (${formatDuration(performance.now() - started)})`);
  try {
    const result = await work();
    finish('✔');
    return result;
  } catch (error) {
    finish('✘');
    throw error;
  }
}
