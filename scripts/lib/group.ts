import './supported-system';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandFiles } from './commands';
import { rootDir } from './paths';

/** `npm run <group> -- <command> …` runs `scripts/<group>/<command>.ts`; without a command it lists them. */
const [group = '', name = '', ...args] = process.argv.slice(2);
const folder = path.join(rootDir, 'scripts');
const fileOf = (command: string) => path.join(folder, group, `${command}.ts`);

/** What the command says of itself first. */
const descriptionOf = (command: string): string =>
  /\.description\(\s*(['"`])([^]*?)\1/.exec(readFileSync(fileOf(command), 'utf8'))?.[2] ?? '';

const commands = commandFiles(folder)
  .filter((file) => file.startsWith(`${group}/`))
  .map((file) => path.basename(file, '.ts'));

if (commands.includes(name)) {
  process.argv.splice(1, Infinity, fileOf(name), ...args);
  void import(fileOf(name));
} else {
  const asked = ['', '--help', '-h'].includes(name);
  if (!asked) console.error(`There is no “npm run ${group} -- ${name}”.\n`);
  console.log(`Usage: npm run ${group} -- <command> [--help]\n`);
  const width = Math.max(...commands.map(({ length }) => length));
  for (const command of commands) console.log(`  ${command.padEnd(width)}  ${descriptionOf(command)}`);
  process.exitCode = asked ? 0 : 1;
}
