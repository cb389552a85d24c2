/** A text as it is in the repository. */
export interface StoredText {
  text: string;
  /** What the host takes as the name of this version. */
  version: string;
}

/** Texts of one moment. */
export interface Snapshot {
  /** By the paths that were asked for; undefined where there is no file. */
  texts: ReadonlyMap<string, StoredText | undefined>;
  /** Differs as soon as a save on top of this snapshot is refused for it. */
  state: string;
}

/** A request that saves files, as one host takes it. */
export interface SaveRequest {
  /** The texts that would be written, by path. Removed files are not among them. */
  texts: ReadonlyMap<string, string>;
  /** Reads texts where they would be saved. */
  read(paths: readonly string[]): Promise<Snapshot>;
  /**
   * The body of a request that the host carries out on top of the snapshot only, and refuses once it has changed.
   * @param leftOut files that stay as they are
   */
  bodyOn(snapshot: Snapshot, leftOut: ReadonlySet<string>): object;
}

/** Asks the API of the host as the application does, with the same credentials. */
export type Ask = (url: string, body?: object) => Promise<Response>;

/** The request as a save; undefined where it is none. */
export type ReadSaveRequest = (url: string, body: unknown, ask: Ask) => SaveRequest | undefined;

export function decodeBase64(content: string): string {
  const bytes = Uint8Array.from(atob(content.replace(/\s/g, '')), (byte) => byte.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/** The answer of an API that has something; undefined where it has not. @throws where it does not answer */
export async function foundIn<Body>(response: Response): Promise<Body | undefined> {
  if (response.status === 404) return undefined;
  const body = (await response.json()) as Body & { message?: string };
  if (!response.ok) throw new Error(body.message ?? `${response.status}`);
  return body;
}

/** Reads texts one by one, for hosts that name the version of each file. */
export async function readEach(
  paths: readonly string[],
  read: (path: string) => Promise<StoredText | undefined>,
): Promise<Snapshot> {
  const found = await Promise.all(paths.map(async (path) => [path, await read(path)] as const));
  return {
    texts: new Map(found),
    state: found.map(([path, stored]) => `${path} ${stored?.version ?? ''}`).join('\n'),
  };
}
