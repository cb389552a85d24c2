import { killOnPglite, killOnPostgresql } from './kill-api';
import { killBuild, killRefresh } from './kill-build';
import { killEditingServer } from './kill-editing-server';
import { killPostgresql } from './kill-postgresql';
import type { Ledger } from './ledger';

type Kill = (kills: number, seed: number) => Promise<Ledger>;

/** Servers that are killed, by their names; each takes how often, and the seed of the moments. */
export const serverKills: Readonly<Record<string, Kill>> = {
  'API on PGlite': killOnPglite,
  'API on PostgreSQL': killOnPostgresql,
  PostgreSQL: killPostgresql,
  'editing server': killEditingServer,
};

/** All that is killed: builds too, of which each takes a minute. */
export const allKills: Readonly<Record<string, Kill>> = {
  ...serverKills,
  build: killBuild,
  refresh: killRefresh,
};
