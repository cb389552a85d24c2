/** Addresses of a text that is read away from the site. */

/**
 * Sanitised HTML with every relative address made absolute: a link within the article (`#part-1`) by the article's own,
 * a page of the site (`/projects`) by its address in that language, a file by the site's origin.
 * @param article absolute address of the article
 * @param twinPrefix of the language: links keep it, pictures have none
 */
export function withAbsoluteAddresses(html: string, article: string, twinPrefix: string): string {
  const { origin } = new URL(article);
  return html.replace(/ (href|src)="([^"]*)"/g, (whole, name: string, address: string) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(address)) return whole;
    const isPage = name === 'href' && address.startsWith('/') && !hasExtension(address);
    const inLanguage = isPage ? twinPrefix + address : address;
    return URL.canParse(inLanguage, article)
      ? ` ${name}="${new URL(inLanguage, article).href.replace(/&(?!amp;)/g, '&amp;')}"`
      : ` ${name}="${origin}"`;
  });
}

const hasExtension = (address: string): boolean => /\.[a-z\d]+(?:[?#]|$)/i.test(address);
