import { killOnPglite, killOnPostgresql } from './kill-api';
import { killEditingServer } from './kill-editing-server';
import { killPostgresql } from './kill-postgresql';
import type { Ledger } from './ledger';

/** What is killed, by its name; each takes how often, and the seed of the moments. */
export const allKills: Readonly<Record<string, (kills: number, seed: number) => Promise<Ledger>>> = {
  'API on PGlite': killOnPglite,
  'API on PostgreSQL': killOnPostgresql,
  PostgreSQL: killPostgresql,
  'editing server': killEditingServer,
};
