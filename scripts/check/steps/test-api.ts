import { startReferenceApi } from '../../../openapi/reference-api';
import { loadDemoData } from '../../../openapi/reference-api/demo/load-demo-data';
import { startPostgresql } from '../../../openapi/reference-api/testing/postgresql';
import type { CommandContext } from '../../lib/command';

export interface TestApi {
  url: string;
  /** The PostgreSQL behind it, for tests that look or change something. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** Starts the reference API with demo data on a PostgreSQL of its own; both are gone when closed. */
export async function startTestApi(context: CommandContext, port: number): Promise<TestApi> {
  const starting = startPostgresql();
  const dataset = loadDemoData(); // read while it starts
  const postgresql = await starting;
  let isOpen = true;
  const api = await startReferenceApi({
    port,
    databaseUrl: postgresql.url,
    dataset,
    validateResponses: true,
    // Many tests send from one address.
    createsPerMinute: 100_000,
  });
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await api.close();
    postgresql.stop();
  };
  context.onEnd(close);
  return { url: api.url, databaseUrl: postgresql.url, close };
}
