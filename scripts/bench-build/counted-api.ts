import { startReferenceApi, type ReferenceApi } from '../../openapi/reference-api';
import { generateDataset, type Scale } from '../../openapi/reference-api/generator';
import type { CommandContext } from '../lib/command';

export interface CountedApi extends ReferenceApi {
  /** Requests that it answered so far. */
  requestCount(): number;
}

/** Starts the reference API with made-up data until the command ends. */
export async function startCountedApi(
  context: CommandContext,
  port: number,
  scale: Scale,
): Promise<CountedApi> {
  let requests = 0;
  const stream = { write: (line: string) => void (requests += line.includes('"msg":"request"') ? 1 : 0) };
  const api = await startReferenceApi({
    memory: true,
    port,
    dataset: () => generateDataset(scale),
    log: { level: 'info', stream },
  });
  context.onEnd(() => api.close());
  return { ...api, requestCount: () => requests };
}
