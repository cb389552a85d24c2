declare global {
  interface Window {
    /** The chunks of each page, by the name of its component. */
    ___chunkMapping?: string | Record<string, string[]>;
  }
}

/**
 * Gatsby writes its list of chunks as a JSON string, but looks names up in it as in an object: it then prefetches the
 * data of pages whose links are in view, and never their code. Parsed once, the list works as Gatsby expects.
 */
export function parseChunkMapping(): void {
  const { ___chunkMapping: mapping } = window;
  if (typeof mapping === 'string') window.___chunkMapping = JSON.parse(mapping) as Record<string, string[]>;
}
