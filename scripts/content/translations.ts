import '../lib/supported-system';
import path from 'node:path';
import { Command } from 'commander';
import { formatProblem } from '../../src/sourcing/content';
import { forgottenNamespaces } from '../../src/sourcing/content/interface-texts';
import { runCommand } from '../lib/command';
import { checkTranslations } from '../lib/translations';
import { reportProblems } from '../lib/problem';
import { rootDir } from '../lib/paths';

const { root } = new Command('npm run content -- translations')
  .description(
    'Check the texts in src/i18n/locales/: the same in every language, none that no code shows, and that each page brings those it shows',
  )
  .option('--root <path>', 'check another copy of the project', rootDir)
  .parse()
  .opts<{ root: string }>();

void runCommand(async () => {
  const started = performance.now();
  const { languages, texts, problems } = checkTranslations(path.resolve(root));
  const forgotten = await forgottenNamespaces(path.resolve(root));
  return reportProblems({
    checked: `texts checked: ${texts} (${languages.join(', ')})`,
    problems: [...problems, ...forgotten.map((problem) => formatProblem(problem, 'en'))],
    started,
  });
});
