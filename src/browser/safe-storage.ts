/** Web storage that never throws: refused or full storage reads as empty, and a write says whether it lasted. */
export interface SafeStorage {
  read: (key: string) => string | undefined;
  /** Removes the item where `text` is undefined. Returns whether storage took it. */
  write: (key: string, text: string | undefined) => boolean;
  /** Names of the items; none where storage is refused. */
  keys: () => string[];
}

/** @param find looked up at each call: reading `window.localStorage` alone may throw */
function createSafeStorage(find: () => Storage): SafeStorage {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(find());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    write: (key, text) =>
      attempt((storage) => {
        if (text === undefined) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }, false),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

export const local = createSafeStorage(() => localStorage);
export const session = createSafeStorage(() => sessionStorage);

const memory = new Map<string, string>();

/** A small text of the tab: of sessionStorage, or of memory where that is refused. */
export const readSession = (key: string): string | undefined => session.read(key) ?? memory.get(key);

/** Keeps a small text for as long as the tab, or the page where storage is refused. */
export function writeSession(key: string, text: string): void {
  memory.set(key, text);
  session.write(key, text);
}
