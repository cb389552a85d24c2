/** Checks the site's own texts in `src/i18n/locales/` and names every mistake with its file and line. */
import path from 'node:path';
import { Command } from 'commander';
import { formatProblem } from './checks/problem';
import { checkTranslations } from './checks/translations';
import { rootDir } from './lib/paths';

function main() {
  const command = new Command('translations:check')
    .description('Check the texts in src/i18n/locales/: the same in every language, and those the code shows')
    .option('--root <path>', 'check another copy of the project', rootDir)
    .parse();
  const { root } = command.opts<{ root: string }>();
  const started = performance.now();
  const { languages, texts, uses, problems } = checkTranslations(path.resolve(root));
  for (const problem of problems) console.error(formatProblem(problem));
  const result = problems.length === 0 ? 'no mistakes' : `mistakes: ${problems.length}`;
  const time = Math.round(performance.now() - started);
  console.log(
    `texts checked: ${texts} (${languages.join(', ')}), uses in code: ${uses}, ${result}, in ${time} ms`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

main();
