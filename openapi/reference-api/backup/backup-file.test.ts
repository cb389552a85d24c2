import { gzipSync } from 'node:zlib';
import { migrationNames } from '../database/migrate';
import { backupTables, decodeBackup, encodeBackup, type Backup } from './backup-file';

const rows = Object.fromEntries(backupTables.map((table) => [table, [] as Record<string, unknown>[]]));
const backup: Backup = {
  migrations: [...migrationNames],
  lastNumber: 20_001,
  createdAt: '2026-11-24T02:30:00.000Z',
  rows: { ...rows, enquiries: [{ id: 1, full_name: 'نورة', note: 'line\nbreak\u2028', rooms: null }] },
};

test('what is written is read', () => {
  expect(decodeBackup(encodeBackup(backup))).toEqual(backup);
});

const lines = (...all: unknown[]) => gzipSync(all.map((line) => JSON.stringify(line)).join('\n'));
const { rows: _rows, ...about } = backup;
const header = { format: 'shaqool-reference-api-backup', version: 1, ...about };
const newer = /^The backup was made by a newer version of the reference API.*: update the project first\.$/;

test.each<[string, Uint8Array, RegExp]>([
  ['is empty', Buffer.of(), /^The file is not a backup of the reference API, or it is damaged\.$/],
  ['is a text', Buffer.from('profile: {}'), /not a backup of the reference API, or it is damaged/],
  [
    'was cut off',
    encodeBackup(backup).subarray(0, 100),
    /not a backup of the reference API, or it is damaged/,
  ],
  ['is another compressed file', gzipSync('create table enquiries;'), /^The file is not a backup of the ref/],
  ['is of another program', lines({ format: 'other', version: 1 }), /^The file is not a backup of the ref/],
  ['has no name of migrations', lines({ ...header, migrations: 1 }, { end: 0 }), /^The file is not a backup/],
  ['is of a newer format', lines({ ...header, version: 2 }, { end: 0 }), newer],
  [
    'has newer tables',
    lines({ ...header, migrations: [...migrationNames, '0999-later'] }, { end: 0 }),
    /\(0999-later\): update the project first/,
  ],
  ['has no end', lines(header, { table: 'units', row: {} }), /^The backup is not complete/],
  ['lacks a line', lines(header, { table: 'units', row: {} }, { end: 2 }), /^The backup is not complete/],
  ['is of its first line', lines(header), /^The backup is not complete/],
  ['has an unknown table', lines(header, { table: 'pg_user', row: {} }, { end: 1 }), /^The file is damaged/],
  [
    'has a table of a name that attacks',
    lines(header, { table: '__proto__', row: {} }, { end: 1 }),
    /damaged/,
  ],
  ['has a row that is none', lines(header, { table: 'units', row: 'x' }, { end: 1 }), /^The file is damaged/],
])('a file that %s is refused with one sentence', (_name, bytes, message) => {
  expect(() => decodeBackup(bytes)).toThrow(message);
});
