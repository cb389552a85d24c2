import type { BegunTexts } from './begun-texts';
import type { ReadSaveRequest, SaveRequest, Snapshot } from './save-request';

/** A text that somebody else has saved since an editor opened it. */
export interface Conflict {
  path: string;
  /** As it is saved now; undefined where it was removed. */
  saved: string | undefined;
  /** As the editor wrote it. */
  written: string;
}

interface GuardOptions {
  /** Sends a request: `fetch`. */
  send: typeof fetch;
  readSaveRequest: ReadSaveRequest;
  /** What the entry that is saved began from. */
  begun: BegunTexts;
  /** Shows the difference. @returns whether the editor's texts take the place of what is saved */
  askToReplace(conflicts: readonly Conflict[]): Promise<boolean>;
  /** What the application says where they do not. */
  refusal: string;
}

/** How often a save is tried again because others save meanwhile. */
const maxTries = 5;

/** Line ends, a hidden BOM and blank lines at the end are no difference: the format of an entry takes them away. */
const comparable = (text: string | undefined): string | undefined =>
  text
    ?.replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd();

const isSame = (one: string | undefined, other: string | undefined) => comparable(one) === comparable(other);

const isAccepted = async (response: Response): Promise<boolean> => {
  if (!response.ok) return false;
  // GitHub answers mistakes of GraphQL with 200.
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { errors?: unknown } | undefined;
  return body?.errors === undefined;
};

/** The files that the editor has not touched while others have: they stay as they are. */
function untouched(save: SaveRequest, { texts }: Snapshot, begun: BegunTexts): Set<string> {
  const paths = [...begun.keys()].filter((path) => {
    const written = save.texts.get(path);
    return (
      written !== undefined && isSame(written, begun.get(path)) && !isSame(texts.get(path)?.text, written)
    );
  });
  return new Set(paths.length < save.texts.size ? paths : []);
}

/**
 * `fetch` that lets no save erase what somebody else has saved since the text was opened. The application compares with what it
 * has read last, which is newer than that: its tabs share what they read.
 */
export function guardSaves({
  send,
  readSaveRequest,
  begun,
  askToReplace,
  refusal,
}: GuardOptions): typeof fetch {
  return async (input, init) => {
    const { body, headers } = init ?? {};
    if (typeof input !== 'string' || typeof body !== 'string' || begun.size === 0) return send(input, init);
    const save = readSaveRequest(input, JSON.parse(body), (url, question) =>
      send(url, {
        headers,
        cache: 'no-store',
        ...(question && { method: 'POST', body: JSON.stringify(question) }),
      }),
    );
    const paths = [...begun.keys()].filter((path) => save?.texts.has(path));
    if (!save || paths.length === 0) return send(input, init);

    let snapshot = await save.read(paths);
    for (let tries = 1; ; tries += 1) {
      const leftOut = untouched(save, snapshot, begun);
      const conflicts = paths
        .filter((path) => !leftOut.has(path))
        .map((path): Conflict => {
          return { path, saved: snapshot.texts.get(path)?.text, written: save.texts.get(path) ?? '' };
        })
        .filter(({ path, saved, written }) => !isSame(saved, begun.get(path)) && !isSame(saved, written));
      if (conflicts.length > 0 && !(await askToReplace(conflicts)))
        return new Response(JSON.stringify({ message: refusal }), { status: 409 });
      // What the editor has seen is what the text is saved on; somebody may save again until then.
      for (const { path, saved } of conflicts) begun.set(path, saved);
      const response = await send(input, { ...init, body: JSON.stringify(save.bodyOn(snapshot, leftOut)) });
      if (await isAccepted(response)) {
        begun.clear();
        return response;
      }
      const later = await save.read(paths);
      if (later.state === snapshot.state || tries === maxTries) return response;
      snapshot = later;
    }
  };
}
