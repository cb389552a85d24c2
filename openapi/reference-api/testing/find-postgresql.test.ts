import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgresql } from './find-postgresql';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'find-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(directory: string, names = ['initdb', 'pg_ctl', 'postgres']): string {
  const folder = path.join(root, directory);
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(path.join(folder, name), '');
  return folder;
}

test.each([
  ['Debian', 'usr/lib/postgresql/17/bin'],
  ['Fedora with its own packages', 'usr/pgsql-17/bin'],
  ['Alpine', 'usr/libexec/postgresql17'],
  ['Homebrew on ARM', 'opt/homebrew/opt/postgresql@17/bin'],
  ['Homebrew on Intel', 'usr/local/opt/postgresql@17/bin'],
  ['Postgres.app', 'Applications/Postgres.app/Contents/Versions/17/bin'],
])('the server of %s is found', (_system, directory) => {
  expect(findPostgresql('', root)).toBeUndefined();
  const place = install(directory);
  expect(findPostgresql('', root)).toBe(place);
});

test('the newest of several servers is taken', () => {
  for (const version of ['9', '15']) install(`usr/lib/postgresql/${version}/bin`);
  const newest = install('opt/homebrew/opt/postgresql@17/bin');
  expect(findPostgresql('', root)).toBe(newest);
});

test('a server on the PATH is found (Arch, Fedora, Nix), a client alone is not', () => {
  const client = install('client', ['psql']);
  const server = install('usr/bin');
  expect(findPostgresql(client, root)).toBeUndefined();
  expect(findPostgresql([client, '', server].join(path.delimiter), root)).toBe(server);
});
