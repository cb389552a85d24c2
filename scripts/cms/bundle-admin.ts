import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { rootDir } from '../lib/paths';
import { adminLicences } from './admin-licences';

const application = path.join(rootDir, 'scripts/cms/node_modules/@sveltia/cms/npm');

/** A part of the application that our fields never use: an editor of program code. */
const withoutCode: Plugin = {
  name: 'without-code',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@shikijs[\\/](?:langs|themes)[\\/]/ }, () => ({ contents: 'export default []' }));
  },
};

/** What the application says when a change was not saved: it would say “later” where there is something to correct. */
const notSaved = [
  [
    'There was an error while saving the entry. Please try again later.',
    'Nothing was saved yet, and nothing that you typed is lost.',
  ],
  ['حدث خطأ أثناء حفظ العنصر. يرجى المحاولة مرة أخرى لاحقاً.', 'لم يُحفظ شيء بعد، ولم يضع شيء مما كتبته.'],
] as const;

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

function withOwnWords(text: string, language: 0 | 1): string {
  const [theirs, ours] = notSaved[language];
  if (!text.includes(theirs))
    throw new Error(`The editing page's application does not say “${theirs}” any more`);
  return text.replace(theirs, ours);
}

/** The application with our words and without files of other hosts. A new version that differs stops the build. */
const adapted: Plugin = {
  name: 'adapted',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: withOwnWords(withoutStatus(withOwnFonts(readFileSync(file, 'utf8'))), 0),
    }));
    onLoad({ filter: /[\\/]cms[\\/]locales[\\/][\w-]+\.json$/ }, ({ path: file }) => ({
      contents: path.basename(file) === 'ar.json' ? withOwnWords(readFileSync(file, 'utf8'), 1) : '{}',
      loader: 'json',
    }));
  },
};

/** Bundles the editing page into `directory`: scripts, fonts and decoders, nothing from elsewhere. */
export async function bundleAdmin(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: rootDir,
    entryPoints: { editor: path.join(rootDir, 'src/admin/index.ts') },
    outdir: directory,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    nodePaths: [path.join(rootDir, 'scripts/cms/node_modules')],
    chunkNames: 'chunks/[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    plugins: [withoutCode, adapted],
  });
  writeFileSync(path.join(directory, 'third-party-licences.txt'), adminLicences(metafile, rootDir));
  cpSync(path.join(rootDir, 'static/favicon.svg'), path.join(directory, 'logo.svg'));
  // Named in the application by their place beside its script.
  cpSync(path.join(application, 'assets'), path.join(directory, 'assets'), { recursive: true });
}

/** The HTML of the editing page. `settings` are read by its script. */
export function writeAdminPage(directory: string, settings: object): void {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  writeFileSync(
    path.join(directory, 'index.html'),
    `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Content</title>
<script id="settings" type="application/json">${json}</script>
<link rel="stylesheet" href="/admin/editor.css">
<script type="module" src="/admin/editor.js"></script>
</head>
<body></body>
</html>
`,
  );
}

/** A page in place of the application, where the build knows no repository. */
export function writeAdminNotice(directory: string): void {
  writeFileSync(
    path.join(directory, 'index.html'),
    `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>تحرير المحتوى — Editing the content</title>
<style>body { max-inline-size: 40rem; margin: 10vh auto; padding: 0 1rem; font: 1.1rem/1.8 system-ui, sans-serif } code { white-space: nowrap }</style>
</head>
<body>
<main>
<h1>تحرير المحتوى</h1>
<p>لم يُربط هذا الموقع بمستودع يُحرَّر من هنا. حرّر المحتوى من حاسوبك بالأمر <code dir="ltr">npm run cms</code>.</p>
<section lang="en" dir="ltr">
<h1>Editing the content</h1>
<p>This site is not connected to a repository that can be edited from here. Edit the content on your computer with <code>npm run cms</code>.</p>
</section>
</main>
</body>
</html>
`,
  );
}
