import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceFolder, type IconSet } from './icon-sets';

const npm = (...args: string[]) =>
  execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Replaces the drawings and the licence of a package by those that the registry has. Its archive is some megabytes. */
export function fetchDrawings(set: IconSet): void {
  const download = mkdtempSync(path.join(tmpdir(), 'icons-'));
  const archive = npm(
    'pack',
    `${set.name}@${set.version}`,
    '--silent',
    '--pack-destination',
    download,
  ).trim();
  execFileSync('tar', ['-xzf', path.join(download, archive), '-C', download]);
  const unpacked = path.join(download, 'package');
  const licences = readdirSync(unpacked).filter((file) => file.startsWith('LICENSE'));
  const folder = sourceFolder(set);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of [...licences, ...set.icons.map((icon) => `icons/${icon}.svg`)]) {
    cpSync(path.join(unpacked, file), path.join(folder, path.basename(file)));
  }
  rmSync(download, { recursive: true });
}

/** Rounds the shapes of a package to two decimals, which is finer than a pixel of the largest mark. */
export function roundDrawings(set: IconSet): void {
  npm('exec', '--yes', '--', 'svgo@4.1.0', '--quiet', '--precision', '2', '--folder', sourceFolder(set));
}
