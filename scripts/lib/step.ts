import { formatDuration } from './duration';

/** Does one step of a command and says so: its name before, its time after. What it throws goes on upwards. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`\n▶ ${name}`);
  const started = performance.now();
  try {
    const result = await work();
    console.log(`✔ ${name} (${formatDuration(performance.now() - started)})`);
    return result;
  } catch (error) {
    console.log(`✘ ${name} (${formatDuration(performance.now() - started)})`);
    throw error;
  }
}
