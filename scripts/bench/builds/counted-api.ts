import { startReferenceApi, type ReferenceApi } from '../../../openapi/reference-api';
import { generateDataset, type Scale } from '../../../openapi/reference-api/generator';
import type { CommandContext } from '../../lib/command';

export interface CountedApi extends ReferenceApi {
  /** Requests that it answered so far. */
  requestCount(): number;
}

/** Starts the reference API with made-up data, until it is closed or the command ends. */
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
  const forget = context.onEnd(() => api.close());
  const close = () => {
    forget();
    return api.close();
  };
  return { ...api, close, requestCount: () => requests };
}
