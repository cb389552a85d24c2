import { gzipSync } from 'node:zlib';
import { searches } from './asked';

export interface Answers {
  /** Milliseconds. */
  readonly times: readonly number[];
  /** As they are transferred. */
  readonly bytes: readonly number[];
}

/**
 * Sends each search to an API, one after the other.
 * @param times how often
 */
export async function measureAnswers(url: string, key: string, times: number): Promise<Answers> {
  const answers = { times: [] as number[], bytes: [] as number[] };
  for (let round = 0; round <= times; round += 1)
    for (const body of searches) {
      const begun = performance.now();
      const answer = await fetch(`${url}/api/v1/public/projects/apartments`, {
        method: 'POST',
        headers: { 'X-Organization-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...body, view: 'summary', facets: true }),
      });
      const text = await answer.text();
      // The first round warms caches.
      if (round === 0) continue;
      if (!answer.ok) throw new Error(`${JSON.stringify(body)}: ${text}`);
      answers.times.push(performance.now() - begun);
      answers.bytes.push(gzipSync(text).length);
    }
  return answers;
}
