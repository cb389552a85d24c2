import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { iconModules } from './icons/icon-module';

const directory = 'src/ui/icons';

async function main() {
  const { check } = new Command('icons')
    .description('Write the icons of src/ui/icons from the packages lucide-static and simple-icons')
    .option('--check', 'write nothing; fail when a written file differs from the packages')
    .parse()
    .opts<{ check?: boolean }>();
  const started = Date.now();
  for (const [name, text] of await iconModules()) {
    const file = `${directory}/${name}`;
    const target = path.resolve(__dirname, '..', file);
    const isCurrent = (await readFile(target, 'utf8').catch(() => '')) === text;
    if (!check) await writeFile(target, text);
    if (check && !isCurrent) {
      console.error(`${file} differs from its package: run \`npm run icons\`.`);
      process.exitCode = 1;
    } else console.log(`${file} ${isCurrent ? 'unchanged' : 'written'}`);
  }
  console.log(`Done in ${Date.now() - started} ms`);
}

void main();
