declare global {
  interface Window {
    /** The chunks of each page, by the name of its component. */
    ___chunkMapping?: string | Record<string, string[]>;
  }
}

/**
 * Gatsby writes its list of chunks as text within text and looks names up in it as in an object: of the pages whose
 * links are in sight it fetches the data ahead, but never the code. Read once, the list is what Gatsby takes it for.
 */
export function readChunkMapping(): void {
  const { ___chunkMapping: mapping } = window;
  if (typeof mapping === 'string') window.___chunkMapping = JSON.parse(mapping) as Record<string, string[]>;
}
