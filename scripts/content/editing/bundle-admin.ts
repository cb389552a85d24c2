import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { rootDir } from '../../lib/paths';
import { adapted, application, withoutCode } from './adapt-application';
import { adminLicences } from './admin-licences';

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
    nodePaths: [path.join(rootDir, 'scripts/content/editing/node_modules')],
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
<p>لم يُربط هذا الموقع بمستودع يُحرَّر من هنا. حرّر المحتوى من حاسوبك بالأمر <code dir="ltr">npm run content -- edit</code>.</p>
<section lang="en" dir="ltr">
<h1>Editing the content</h1>
<p>This site is not connected to a repository that can be edited from here. Edit the content on your computer with <code>npm run content -- edit</code>.</p>
</section>
</main>
</body>
</html>
`,
  );
}
