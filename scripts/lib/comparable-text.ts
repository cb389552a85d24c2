/** Digests that have the ids of files in them, and so the folder of the site. What they stand for is compared itself. */
const digests = /^(?:contentDigest|version)$/;

/** Of the texts of the interface that a page has, in no order. */
const isTexts = (name: string, value: unknown): value is unknown[] =>
  name === 'edges' && Array.isArray(value);

function comparableMember(name: string, value: unknown): unknown {
  if (digests.test(name)) return undefined;
  return isTexts(name, value) ? value.map((edge) => JSON.stringify(edge)).sort() : value;
}

/** After the rules of a component, in the words of styled-components. */
const endOfStyles = /(?<=data-styled\.g\[[^\n]*\n)/;

/**
 * A page without the time of its build. The styles of components have the numbers and the order in which the process that
 * rendered the page has met them, which depends on its other pages.
 */
function comparablePage(html: string): string {
  const time = / data-built-at="([^"]*)"/.exec(html)?.[1] ?? '';
  return html
    .replace(` data-built-at="${time}"`, '')
    .replaceAll(/<time dateTime="([^"]*)">[^<]*/g, (shown, date) =>
      date === time ? '<time>' : String(shown),
    )
    .replaceAll(/(?<=data-styled\.g)\d+/g, '')
    .replaceAll(/(?<=<style data-styled[^>]*>)[^<]*/g, (css) => css.split(endOfStyles).sort().join(''));
}

/**
 * What of a file of a built site is the same for each build of the same data.
 * @param file from the root of the site, with `/`
 */
export function comparableText(file: string, text: string): string {
  if (file.endsWith('.html')) return comparablePage(text);
  if (/^page-data\/.*\.json$/.test(file)) return JSON.stringify(JSON.parse(text), comparableMember, 1);
  return text;
}
