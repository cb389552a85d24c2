import {
  startReferenceApi,
  type ReferenceApi,
  type ReferenceApiOptions,
} from '../../../openapi/reference-api';
import type { CommandContext } from '../../lib/command';

/** Calls `use` with a reference API that is closed afterwards, so that the next one can have its port. */
export async function withApi<Result>(
  context: CommandContext,
  options: ReferenceApiOptions,
  use: (api: ReferenceApi) => Promise<Result>,
): Promise<Result> {
  const api = await startReferenceApi(options);
  const forget = context.onEnd(() => api.close());
  try {
    return await use(api);
  } finally {
    forget();
    await api.close();
  }
}
