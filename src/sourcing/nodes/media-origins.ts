/** Origins of the media that records name. */
export interface MediaOrigins {
  /** Of pictures, floor plans, and pictures within articles. */
  pictures: string[];
  /** Of files that pages download. */
  downloads: string[];
}

type Json = Record<string, unknown>;

/** Collects the origins from rows of the API; what is no address is left out. */
export function mediaOrigins(rows: readonly unknown[]): MediaOrigins {
  const pictures = new Set<string>();
  const downloads = new Set<string>();

  const add = (origins: Set<string>, url: unknown) => {
    if (typeof url !== 'string' || !URL.canParse(url)) return;
    const { origin } = new URL(url);
    // A host may contain `;` and `'`, which mean something else in a policy.
    if (/^https?:\/\/[\w.:[\]-]+$/.test(origin)) origins.add(origin);
  };

  function visit(value: unknown): void {
    if (typeof value === 'string' && value.includes('<img')) {
      for (const [, url] of value.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)) add(pictures, url);
    }
    if (typeof value !== 'object' || value === null) return;
    const { url, brochure_url: brochure } = value as Json;
    if ('alt' in value) add(pictures, url);
    if (typeof url === 'object' && url !== null) for (const one of Object.values(url)) add(pictures, one);
    add(downloads, brochure);
    for (const one of Object.values(value)) visit(one);
  }

  visit(rows);
  return { pictures: [...pictures].sort(), downloads: [...downloads].sort() };
}
