import { statSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mistakesInFields } from '../../../../src/sourcing/content/mistakes-in-fields.testing';
import { mistakesInBody, mistakesInForm } from '../../../../src/sourcing/content/mistakes-in-form.testing';
import { question } from '../../../../src/sourcing/content/testing';
import { readIfThere } from '../../../content/editing/save-together';
import { runScript } from '../../../lib/child-process';
import type { CommandContext } from '../../../lib/command';
import { filesBelow } from '../../../lib/file-trees';

/** A file with one mistake, and what is to be said of it. */
interface MistakenFile {
  file: string;
  content: string | Buffer;
  says: string;
}

/** One question for each mistake that a question can have; each has a place of its own. */
const questions = [...mistakesInFields, ...mistakesInForm, ...mistakesInBody].map(
  ({ from, to, place, says }, index): MistakenFile => {
    const file = `content/faq/mistake-${index + 1}.md`;
    const text = question.replace(from, to).replace(/(^|\s)order: 10\b/, `$1order: ${1000 + index}`);
    return { file, content: text, says: `${file}:${place}${says}` };
  },
);

/** Mistakes of whole files, in pictures and between files. */
const others: readonly MistakenFile[] = [
  { file: 'content/faq/empty.md', content: '\n', says: 'content/faq/empty.md:1:1 The file is empty' },
  { file: 'content/faq/Parking.MD', content: question, says: 'content/faq/Parking.MD:1:1 ' },
  { file: 'content/faq/parking.txt', content: question, says: 'content/faq/parking.txt:1:1 ' },
  {
    file: 'content/faq/utf16.md',
    content: Buffer.from(`\uFEFF${question}`, 'utf16le'),
    says: 'content/faq/utf16.md:1:1 The file is saved as UTF-16',
  },
  {
    file: 'content/faq/taken-order.md',
    content: question.replace('order: 10', 'order: 30'),
    says: 'content/faq/taken-order.md:3:8 Place within the category: Another question of this category',
  },
  {
    file: 'content/faq/dead-link.md',
    content: question.replace('order: 10', 'order: 990').replace('(/projects)', '(/rentalz)'),
    says: 'The site has no page /rentalz',
  },
  {
    file: 'content/home/media/hero.jpg',
    content: 'This is no picture',
    says: 'The file media/hero.jpg is no whole jpg',
  },
  {
    file: 'src/i18n/locales/ar/home.json',
    content: '{ "title": }',
    says: 'src/i18n/locales/ar/home.json:1:',
  },
];

/** Everything in a folder by path, with size and time. */
const state = (folder: string): string =>
  filesBelow(folder)
    .map((file) => {
      const { size, mtimeMs } = statSync(path.join(folder, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .sort()
    .join('\n');

/**
 * Builds the copy with every kind of mistake at once.
 * @returns what is not as it must be: a mistake that is not named, a build that passes, a file of the site that changed
 */
export async function checkMistakesAtOnce(
  context: CommandContext,
  directory: string,
  env: Record<string, string>,
): Promise<string[]> {
  const files = [...questions, ...others];
  const before = files.map(({ file }) => [file, readIfThere(path.join(directory, file))] as const);
  for (const { file, content } of files) writeFileSync(path.join(directory, file), content);
  const site = state(path.join(directory, 'public'));
  let output = '';
  const code = await runScript(context, ['build/build.ts'], {
    directory,
    env: { ...env, CONTENT_LANGUAGE: 'en', NO_COLOR: '1' },
    output: 'never',
    onOutput: (text) => (output = text),
  });
  const unnamed = files
    .filter(({ says }) => !output.includes(says))
    .map(({ says }) => `The build does not say: ${says}`);
  const problems = [
    ...(code === 0 ? ['The build passes with mistakes in the content.'] : []),
    ...(state(path.join(directory, 'public')) === site ? [] : ['The failed build has changed the site.']),
    ...unnamed,
  ];
  for (const [file, content] of before) {
    if (content) writeFileSync(path.join(directory, file), content);
    else unlinkSync(path.join(directory, file));
  }
  if (problems.length > 0) console.log(output);
  else console.log(`A build named ${files.length} mistakes at once and left the site as it was.`);
  return problems;
}
