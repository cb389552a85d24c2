import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Language } from '../../../src/sourcing/content';
import { heicMessage } from '../../../src/sourcing/content/heic';
import { rootDir } from '../../lib/paths';

/** The application of the editing page as its package has it. */
export const application = path.join(rootDir, 'scripts/content/editing/node_modules/@sveltia/cms/npm');

/** A part of the application that our fields never use: an editor of program code. */
export const withoutCode: Plugin = {
  name: 'without-code',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@shikijs[\\/](?:langs|themes)[\\/]/ }, () => ({ contents: 'export default []' }));
  },
};

/** What the application says, and what it says here. */
const sentences: readonly Record<Language, [theirs: string, ours: string]>[] = [
  {
    // “Later”, where there is something to correct.
    en: [
      'There was an error while saving the entry. Please try again later.',
      'Nothing was saved yet, and nothing that you typed is lost.',
    ],
    ar: [
      'حدث خطأ أثناء حفظ العنصر. يرجى المحاولة مرة أخرى لاحقاً.',
      'لم يُحفظ شيء بعد، ولم يضع شيء مما كتبته.',
    ],
  },
  {
    // Without what to do with the pictures of an iPhone.
    en: [
      'Only an image of the following types is accepted: {$types}. Please try again.',
      `Pictures are {$types}. ${heicMessage.en}`,
    ],
    ar: [
      'يتم قبول الصور من الأنواع التالية فقط: {$types}. يرجى المحاولة مرة أخرى.',
      `أنواع الصور هنا: {$types}. ${heicMessage.ar}`,
    ],
  },
];

/** Its style sheet names three fonts at a host elsewhere, though the package has them; here they are its own. */
function withOwnFonts(script: string): string {
  const fonts = readdirSync(path.join(application, 'assets')).filter((file) => file.endsWith('.woff2'));
  return script.replace(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^)]*\.woff2/g,
    (address, name: string) => {
      const own = fonts.find((font) => font.startsWith(name));
      if (!own) throw new Error(`The editing page's application has no font for ${address}`);
      return `/admin/assets/${own}`;
    },
  );
}

/** Its questions whether GitHub and GitLab are well, to hosts that the page may not call. It takes no answer for “unknown”. */
const statusAddresses = [
  'https://www.githubstatus.com/api/v2/status.json',
  'https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7',
];

function withoutStatus(script: string): string {
  return statusAddresses.reduce((text, address) => {
    if (!text.includes(address))
      throw new Error(`The editing page's application does not ask ${address} any more`);
    return text.replace(address, 'data:application/json,{}');
  }, script);
}

/** A change of its script, which stops the bundling where the application is no longer as it was. */
interface Change {
  what: string;
  from: RegExp;
  to: string;
}

const changes: readonly Change[] = [
  {
    // Then an editor would meet the mistakes that only `refuseMistakes` finds once these are corrected.
    what: 'refuses what its fields find before anything else',
    from: /if\((await \w+\(\),await \w+\(\)),!(\w+\(\{draft:\w+,enforceRequired:\w+\(\w+\)\}\))\)throw (\w+\(\{draft:\w+\}\)),Error\(`validation_failed`\);/,
    to: 'let hasMistakes=!1;if($1,!$2)$3,hasMistakes=!0;',
  },
  {
    what: 'tells listeners of a save',
    from: /(\{savingEntry:\w+,changes:\w+,savingAssets:\w+\}=await \w+\(\{draft:\w+,slugs:\w+\}\)),/,
    to: '$1;if(hasMistakes)throw Error(`validation_failed`);let ',
  },
  {
    // It shows no difference, and does not see what another tab of the same browser has saved.
    what: 'asks before it saves over a change',
    from: /if\((\w+)&&!\w+\)throw Error\(`save_conflict`,\{cause:\1\}\)/,
    to: '',
  },
  {
    // It knows the language of the entries, which is Arabic first, and not that of the editor: see `src/admin/index.ts`.
    what: 'names entries in their first language',
    from: /(\(\w+,\w+,\{locale:\w+)(,useTemplate:\w+=!1,)/,
    to: '$1=globalThis.editingLanguage$2',
  },
  {
    what: 'names groups of entries in their first language',
    from: /(=>[\w$]+\(\{entry:[\w$]+,locale:)([\w$]+)(?=,collectionName:[\w$]+,key:[\w$]+\}\)\)\.map\()/,
    to: '$1globalThis.editingLanguage??$2',
  },
];

const withChanges = (script: string): string =>
  changes.reduce((text, { what, from, to }) => {
    if (!from.test(text)) throw new Error(`The editing page's application ${what} in another way`);
    return text.replace(from, to);
  }, script);

const withOwnWords = (text: string, language: Language): string =>
  sentences.reduce((changed, { [language]: [theirs, ours] }) => {
    if (!changed.includes(theirs))
      throw new Error(`The editing page's application does not say “${theirs}” any more`);
    return changed.replace(theirs, ours.replaceAll('$', '$$$$'));
  }, text);

/** The application with our words and without files of other hosts. A new version that differs stops the build. */
export const adapted: Plugin = {
  name: 'adapted',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: [withOwnFonts, withoutStatus, withChanges].reduce(
        (script, adapt) => adapt(script),
        withOwnWords(readFileSync(file, 'utf8'), 'en'),
      ),
    }));
    onLoad({ filter: /[\\/]cms[\\/]locales[\\/][\w-]+\.json$/ }, ({ path: file }) => ({
      contents: path.basename(file) === 'ar.json' ? withOwnWords(readFileSync(file, 'utf8'), 'ar') : '{}',
      loader: 'json',
    }));
  },
};
