import '../lib/supported-system';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, Option } from 'commander';
import { checkContent, fixedText, formatProblem, type Language } from '../../src/sourcing/content';
import { checkInterfaceTexts } from '../../src/sourcing/content/interface-texts';
import { readKnownRecords } from '../../src/sourcing/outputs/withdrawn';
import { editorLanguage } from '../../src/lib/editor-language';
import { runCommand } from '../lib/command';
import { dataDir, rootDir } from '../lib/paths';
import { reportProblems } from '../lib/problem';
import { contentLanguages } from '../../src/lib/localized-text';

interface Options {
  folder: string;
  fix: boolean;
  language: Language;
}

const { folder, fix, language } = new Command('npm run content -- check')
  .description(
    'Check the texts in content/ and of the interface: both languages, all fields, links, the media they name',
  )
  .option('--folder <path>', 'check another folder', path.join(rootDir, 'content'))
  .option(
    '--fix',
    'correct what is safe: UTF-16, hidden BOM, line ends of Windows, tabs before fields',
    false,
  )
  .addOption(
    new Option('--language <code>', 'of the messages')
      .choices(contentLanguages)
      .default(editorLanguage(process.env)),
  )
  .parse()
  .opts<Options>();

void runCommand(async () => {
  const started = performance.now();
  const root = path.resolve(folder);
  const records = await readKnownRecords(dataDir);
  let report = await checkContent(root, { records });
  const fixable = new Set(
    report.problems.filter(({ isFixable }) => isFixable).map((problem) => problem.path),
  );
  if (fix && fixable.size > 0) {
    for (const file of fixable) {
      const target = path.join(root, path.relative('content', file));
      await writeFile(target, fixedText(await readFile(target)));
      console.log(language === 'ar' ? `صُحّح ${file}` : `Fixed ${file}`);
    }
    report = await checkContent(root, { records });
  }
  const texts = checkInterfaceTexts(rootDir);
  const { files } = report;
  const problems = [...report.problems, ...texts.problems];
  const isFixable = problems.some((problem) => problem.isFixable);
  for (const warning of problems.filter(({ isWarning }) => isWarning))
    console.warn(formatProblem(warning, language));
  const mistakes = problems.filter(({ isWarning }) => !isWarning);
  const wrongFiles = new Set(mistakes.map((problem) => problem.path)).size;
  if (isFixable) console.log('npm run content -- check --fix');
  return reportProblems(
    {
      checked: `content files checked: ${files}, interface texts: ${texts.texts}`,
      problems: mistakes.map((one) => formatProblem(one, language)),
      started,
    },
    ` (files: ${wrongFiles})`,
  );
});
