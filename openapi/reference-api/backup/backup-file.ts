import { gunzipSync, gzipSync } from 'node:zlib';
import { migrationNames } from '../database/migrate';

/** Tables of the API, in an order that foreign keys allow. */
export const backupTables = [
  ...['organizations', 'projects', 'buildings', 'units', 'rentals', 'blogs', 'lookups'],
  ...['enquiries', 'enquiry_alerts'],
] as const;

type Row = Record<string, unknown>;

/** Everything that a database holds. */
export interface Backup {
  /** Migrations of the database that it was made of, in their order. */
  migrations: string[];
  /** Number of the last enquiry: none is given twice. */
  lastNumber: number;
  /** ISO 8601, in UTC. */
  createdAt: string;
  rows: Record<string, Row[]>;
}

/** The file is no backup that can be restored; nothing was changed. The message says why. */
export class BackupFileError extends Error {
  override name = 'BackupFileError';
}

const format = 'shaqool-reference-api-backup';
/** Of the file, not of the tables in it. */
const version = 1;

/** A backup as the bytes of a file: compressed lines of JSON, first what it is, then the rows, at last how many they are. */
export function encodeBackup({ rows, ...about }: Backup): Buffer {
  const lines = Object.entries(rows).flatMap(([table, list]) =>
    list.map((row) => JSON.stringify({ table, row })),
  );
  const all = [
    JSON.stringify({ format, version, ...about }),
    ...lines,
    JSON.stringify({ end: lines.length }),
  ];
  return gzipSync(`${all.join('\n')}\n`);
}

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function parseLine(line: string): Row {
  try {
    const value: unknown = JSON.parse(line);
    if (isRecord(value)) return value;
  } catch {
    // Said below.
  }
  throw new BackupFileError('The file is damaged: a part of it is not what a backup holds.');
}

function unpack(bytes: Uint8Array): string[] {
  try {
    return gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
  } catch {
    throw new BackupFileError('The file is not a backup of the reference API, or it is damaged.');
  }
}

function readHeader(line: string): Omit<Backup, 'rows'> {
  const foreign = new BackupFileError('The file is not a backup of the reference API.');
  if (!line.startsWith('{"format":')) throw foreign;
  const header = parseLine(line);
  if (header['format'] !== format) throw foreign;
  const { migrations, lastNumber, createdAt } = header;
  const unknown = isTexts(migrations) ? migrations.filter((name) => !migrationNames.includes(name)) : [];
  if (header['version'] !== version || unknown.length > 0) {
    const newer = unknown[0] ? ` (${unknown[0]})` : '';
    throw new BackupFileError(
      `The backup was made by a newer version of the reference API${newer}: update the project first.`,
    );
  }
  const isWhole = typeof lastNumber === 'number' && Number.isSafeInteger(lastNumber);
  if (!isTexts(migrations) || !isWhole || typeof createdAt !== 'string') throw foreign;
  return { migrations, lastNumber, createdAt };
}

/**
 * Reads the bytes of a file.
 * @throws BackupFileError when it is foreign, damaged, incomplete or newer than this version
 */
export function decodeBackup(bytes: Uint8Array): Backup {
  const [first = '', ...lines] = unpack(bytes);
  const header = readHeader(first);
  const end = parseLine(lines.pop() ?? '{}');
  if (end['end'] !== lines.length)
    throw new BackupFileError('The backup is not complete: its end is missing. Make it again.');
  const rows: Backup['rows'] = Object.fromEntries(backupTables.map((table) => [table, []]));
  for (const line of lines) {
    const { table, row } = parseLine(line);
    const list = typeof table === 'string' && Object.hasOwn(rows, table) ? rows[table] : undefined;
    if (!list || !isRecord(row))
      throw new BackupFileError('The file is damaged: a part of it is not what a backup holds.');
    list.push(row);
  }
  return { ...header, rows };
}
