import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../openapi/reference-api/testing/local-machine';
import { scripts } from '../../package.json';

const root = path.join(__dirname, '../..');
const names = readdirSync(__dirname).filter((name) => /[.](?:service|timer|path)$/.test(name));

/** `Section.Key=value` of each line of a unit. */
function readUnit(name: string): string[] {
  let section = '';
  return readFileSync(path.join(__dirname, name), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, opened] = /^\[(\w+)\]$/.exec(line) ?? [];
      if (opened) section = opened;
      return opened || line === '' || line.startsWith('#') ? [] : [`${section}.${line}`];
    });
}

const services = names.filter((name) => readUnit(name).includes('Service.User=shaqool'));

test('every line of a unit is a setting in a section', () => {
  expect(names).toEqual(expect.arrayContaining(['site.service', 'refresh.timer', 'nginx-reload.path']));
  const odd = names.flatMap((name) => readUnit(name).filter((line) => !/^[A-Z]\w+[.][A-Z]\w+=/.test(line)));
  expect(odd).toEqual([]);
});

test.each(services)('%s starts a command, without npm in between', (name) => {
  const [, script = ''] =
    /Service[.]ExecStart=\/usr\/bin\/node --import tsx (\S+)/.exec(readUnit(name).join('\n')) ?? [];
  expect(existsSync(path.join(root, script))).toBe(true);
  expect([...Object.values(scripts), 'tsx scripts/api/serve.ts']).toContain(`tsx ${script}`);
});

test.each(services)('%s may do no more than it needs', (name) => {
  const wanted = [
    'NoNewPrivileges=true',
    'ProtectSystem=strict',
    'PrivateTmp=true',
    'CapabilityBoundingSet=',
  ];
  expect(readUnit(name)).toEqual(expect.arrayContaining(wanted.map((line) => `Service.${line}`)));
});

test.each(['site.service', 'refresh.service'])('%s may write what builds write', (name) => {
  const [, folders = ''] = /Service[.]ReadWritePaths=(.*)/.exec(readUnit(name).join('\n')) ?? [];
  for (const folder of ['.cache', 'public', '.data']) {
    expect(folders.split(' ')).toContain(`/srv/shaqool/${folder}`);
  }
});

test('a build begins soon after midnight in Riyadh, also after a night in which the machine was off', () => {
  const timer = readUnit('refresh.timer');
  expect(timer).toContain('Timer.OnCalendar=*-*-* 00:05:00 Asia/Riyadh');
  expect(timer).toContain('Timer.Persistent=true');
});

test('nginx is reloaded when another build is served', () => {
  expect(readUnit('nginx-reload.path')).toContain('Path.PathChanged=/srv/shaqool/.data/served');
});

const analyze = findProgram('systemd-analyze');

(analyze ? test : test.skip)('systemd understands the units (skipped where it is missing)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  for (const name of names) {
    const text = readFileSync(path.join(__dirname, name), 'utf8');
    // What is installed here need not be what is installed there.
    const here = text.replace(/^(ExecStart=)\S+/gm, `$1${process.execPath}`);
    writeFileSync(path.join(folder, name), here);
  }
  const files = names.map((name) => path.join(folder, name));
  const { status, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const ours = stderr.split('\n').filter((line) => line.includes(folder));
  expect([status, ours]).toEqual([0, []]);
});
