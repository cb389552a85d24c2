import type { Language } from '../../../src/sourcing/content';
import { git } from '../../lib/git';

const words = {
  title: { ar: 'ما تغيّر', en: 'What changed' },
  by: { ar: 'غيّره', en: 'Changed by' },
  before: { ar: 'كان', en: 'Before' },
  after: { ar: 'صار', en: 'After' },
  unknown: { ar: 'هذا التغيير غير معروف هنا.', en: 'This change is not known here.' },
} as const;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A line that was taken out, one that was put in, or the name of a file. */
interface Row {
  kind: 'file' | 'before' | 'after';
  text: string;
}

const rowOf = (line: string): Row | undefined => {
  if (line.startsWith('+++ ') || line.startsWith('--- '))
    return line.startsWith('+++ b/') ? { kind: 'file', text: line.slice(6) } : undefined;
  if (line.startsWith('-')) return { kind: 'before', text: line.slice(1) };
  return line.startsWith('+') ? { kind: 'after', text: line.slice(1) } : undefined;
};

const style = `
  body { max-inline-size: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.7 system-ui, sans-serif }
  p { margin: 0.25rem 0; padding: 0.25rem 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere }
  del, ins { display: block; text-decoration: none }
  .before { border-inline-start: 4px solid #b33; background: #fdf1f0 }
  .after { border-inline-start: 4px solid #2a7; background: #eefaf3 }
  small { color: #555 }
`;

function page(language: Language, title: string, rest: string): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
${rest}
</html>
`;
}

/**
 * The page of one saved change: who made it, when, and each text before and after.
 * @param sha of git, as the history names it
 */
export function changePage(
  root: string,
  folders: readonly string[],
  sha: string,
  language: Language,
): string {
  const title = words.title[language];
  try {
    if (!/^[0-9a-f]{7,64}$/.test(sha)) throw new Error('This is no name of a change');
    const [author = '', date = '', subject = ''] = git(
      root,
      'show',
      '-s',
      '--format=%an%n%aI%n%s',
      sha,
    ).split('\n');
    const rows = git(root, 'show', '--format=', '--unified=0', '--no-color', sha, '--', ...folders)
      .split('\n')
      .flatMap((line) => rowOf(line) ?? []);
    const time = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Riyadh',
    }).format(new Date(date));
    const lines = rows.map(({ kind, text }) => {
      if (kind === 'file') return `<h2 dir="ltr">${escaped(text)}</h2>`;
      const tag = kind === 'before' ? 'del' : 'ins';
      return `<p class="${kind}"><small>${words[kind][language]}</small><${tag} dir="auto">${escaped(text)}</${tag}></p>`;
    });
    const who = `<p>${words.by[language]} <bdi>${escaped(author)}</bdi> · <time>${time}</time></p>`;
    return page(language, title, `${who}<p dir="auto">${escaped(subject)}</p>${lines.join('\n')}`);
  } catch {
    return page(language, title, `<p>${words.unknown[language]}</p>`);
  }
}
