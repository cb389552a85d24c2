import './lib/supported-system';
import path from 'node:path';
import { Command } from 'commander';
import { checkTranslations } from './check-translations/index';
import { reportProblems } from './lib/problem';
import { rootDir } from './lib/paths';

const { root } = new Command('translations:check')
  .description(
    'Check the texts in src/i18n/locales/: the same in every language, and none that no code shows',
  )
  .option('--root <path>', 'check another copy of the project', rootDir)
  .parse()
  .opts<{ root: string }>();

const started = performance.now();
const { languages, texts, problems } = checkTranslations(path.resolve(root));
reportProblems({
  checked: `texts checked: ${texts} (${languages.join(', ')})`,
  problems,
  started,
});
