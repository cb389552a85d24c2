import { startAlertSender, type AlertSender } from './alerts/alert-sender';
import { channelNames, type AlertOptions } from './alerts/channels';
import { loadContract } from './contract/load-contract';
import { loadDataset } from './database/load-dataset';
import { migrate } from './database/migrate';
import type { Database } from './database/tables';
import type { Dataset } from './demo/dataset';
import { openStorage, type StorageOptions } from './open-storage';
import { buildServer } from './server/build-server';
import type { Faults } from './server/faults';
import { createOperatorAccess } from './server/operator-access';
import type { LogOptions } from './server/request-log';
import type { TrustedProxies } from './trusted-proxies';

export type ReferenceApiOptions = StorageOptions & {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  /** Data for an empty database; without it, it stays empty. */
  dataset?: Dataset | (() => Dataset);
  /** Delete everything first. */
  reset?: boolean;
  /** With `reset`: enquiries too. Without it, stored enquiries stop the start. */
  deleteEnquiries?: boolean;
  /** Validate every response by the contract. For tests. */
  validateResponses?: boolean;
  /** Enquiries a minute from one IP address. */
  createsPerMinute?: number;
  /** Where media URLs in responses begin; by default the address and port that the connection came to. */
  publicUrl?: string;
  /** By default nobody. */
  trustProxy?: TrustedProxies;
  /** Milliseconds for a request to arrive in full; by default 30 seconds. */
  requestTimeout?: number;
  /** Without it, nothing is logged. */
  log?: LogOptions;
  /** Who is told of new enquiries; by default nobody. */
  alerts?: AlertOptions;
  /** Faults of calls, for tests of clients. */
  faults?: Faults;
};

export interface ReferenceApi {
  /** Origin, without the base path: `http://127.0.0.1:4000`. */
  url: string;
  /** The database, for tests that read or change it. */
  database: Database;
  databaseName: 'pglite' | 'postgresql';
  /** Names of the migrations that this start ran. */
  migrations: string[];
  /** Rows by table that this start loaded; undefined for none. */
  loaded: Record<string, number> | undefined;
  /** Finishes running requests, then closes the database. */
  close(): Promise<void>;
}

/** Milliseconds for running requests to finish; a client that stops reading must not delay the end. */
const closeTimeout = 5000;

/**
 * Starts the reference API: opens the database, migrates it, fills it when it is empty, listens.
 * @throws DirectoryInUseError when another process has the data directory open; ResetRefusedError when a reset would delete
 * enquiries or tables in use; Node's EADDRINUSE when the port is taken
 */
export async function startReferenceApi(options: ReferenceApiOptions): Promise<ReferenceApi> {
  const { dataset, host = '127.0.0.1', port = 0, deleteEnquiries = false } = options;
  const reset = options.reset ? { deleteEnquiries } : undefined;
  const storage = await openStorage(options, { serves: true, reset });
  let sender: AlertSender | undefined;
  const { database, databaseName } = storage;
  try {
    const migrations = await migrate(database);
    const loaded =
      dataset && (await loadDataset(database, typeof dataset === 'function' ? dataset : () => dataset));
    const operator = createOperatorAccess(storage.lock);
    const server = await buildServer({
      contract: loadContract(),
      database,
      databaseName,
      createsPerMinute: options.createsPerMinute ?? 30,
      validateResponses: options.validateResponses ?? false,
      publicUrl: options.publicUrl,
      trustProxy: options.trustProxy ?? false,
      requestTimeout: options.requestTimeout,
      log: options.log,
      faults: options.faults,
      alerts: { channels: channelNames(options.alerts), wake: () => sender?.wake() },
    });
    operator?.register(server, database);
    const url = await server.listen({ host, port });
    operator?.announce(url);
    if (options.alerts) {
      sender = startAlertSender(database, options.alerts, (failure) =>
        server.log.error(failure, 'an alert was not delivered'),
      );
    }
    const close = async () => {
      const timer = setTimeout(() => server.server.closeAllConnections(), closeTimeout);
      await server.close();
      clearTimeout(timer);
      await sender?.stop();
      await storage.close();
    };
    return { url, database, databaseName, migrations, loaded, close };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
