/** What fetching a file to keep came to. */
export type FetchedFile =
  | { state: 'done'; file: Blob }
  /** The device has no connection. */
  | { state: 'offline' }
  /** Its host answered, and not with the file. */
  | { state: 'failed' }
  /** Its host does not let pages of other sites read it, or is away: only a visit can tell. */
  | { state: 'unread' };

/** Never rejects. */
export async function fetchFile(url: string, signal: AbortSignal): Promise<FetchedFile> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok || /^text\/html/.test(response.headers.get('Content-Type') ?? ''))
      return { state: 'failed' };
    return { state: 'done', file: await response.blob() };
  } catch {
    return { state: navigator.onLine ? 'unread' : 'offline' };
  }
}
