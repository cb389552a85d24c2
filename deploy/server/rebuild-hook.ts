import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** What became of a build that the hook started. */
export interface RebuildOutcome {
  state: 'succeeded' | 'failed';
  /** Why it failed, in one sentence. */
  error?: string;
}

/** A build that has ended. */
export interface EndedBuild extends RebuildOutcome {
  /** ISO time. */
  finished_at: string;
}

export interface RebuildOptions {
  /** What callers send as `Authorization: Bearer …`. */
  secret: string;
  /** Builds the site and serves it. Rejects only by a mistake of ours. */
  rebuild: () => Promise<RebuildOutcome>;
  /** Calls within this time are one, in milliseconds. */
  debounce?: number;
  /** Receives one line for each build that began or ended. */
  log?: (line: string) => void;
}

export interface RebuildState {
  state: 'idle' | 'waiting' | 'running';
  /** Whether another build follows the one that runs. */
  queued: boolean;
  last?: EndedBuild & { seconds: number };
}

export interface RebuildHook {
  /** Answers a call of `/hooks/rebuild`. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  state(): RebuildState;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in the same time whatever is wrong. */
const isEqual = (text: string, other: string): boolean => timingSafeEqual(digest(text), digest(other));

function send(response: ServerResponse, status: number, value: object, headers: Record<string, string> = {}) {
  const body = `${JSON.stringify(value)}\n`;
  const all = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers };
  response.writeHead(status, { ...all, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

/**
 * Rebuilds the site when it is called: one build at a time. Calls that come while one runs are remembered as one more, so
 * that nothing that changed meanwhile is missed.
 */
export function createRebuildHook({
  secret,
  rebuild,
  debounce = 2000,
  log = console.log,
}: RebuildOptions): RebuildHook {
  const current: RebuildState = { state: 'idle', queued: false };
  const note = (event: object) => log(JSON.stringify({ time: new Date().toISOString(), ...event }));

  async function runOnce(): Promise<void> {
    current.state = 'waiting';
    await delay(debounce);
    Object.assign(current, { state: 'running', queued: false });
    note({ event: 'rebuild', state: 'running' });
    const started = performance.now();
    const outcome = await rebuild().catch((error: unknown) => ({
      state: 'failed' as const,
      error: error instanceof Error ? error.message : String(error),
    }));
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    current.last = { ...outcome, finished_at: new Date().toISOString(), seconds };
    note({ event: 'rebuild', ...outcome, seconds });
  }

  async function run(): Promise<void> {
    do await runOnce();
    while (current.queued);
    current.state = 'idle';
  }

  return {
    state: () => current,
    handle(request, response) {
      request.resume();
      if (request.method !== 'POST') return send(response, 405, { error: 'POST only' }, { Allow: 'POST' });
      const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (!isEqual(token, secret)) {
        const challenge = { 'WWW-Authenticate': 'Bearer' };
        return send(response, 401, { error: 'The secret is missing or wrong' }, challenge);
      }
      if (current.state === 'running') current.queued = true;
      if (current.state === 'idle') void run();
      send(response, 202, { state: current.state, queued: current.queued });
    },
  };
}
