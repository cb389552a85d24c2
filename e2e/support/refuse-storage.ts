/** What a browser keeps or shares between tabs; each may be refused or missing, alone or with all others. */
export const storageApis = [
  'indexedDB',
  'localStorage',
  'sessionStorage',
  'caches',
  'BroadcastChannel',
  'cookie',
  'locks',
] as const;

export type StorageApi = (typeof storageApis)[number];

/** Runs in the page, before its own scripts. */
function changeApis(names: readonly string[], isRefused: boolean): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const owners: Record<string, object> = { cookie: Document.prototype, locks: Navigator.prototype };
  for (const name of names) {
    const get = isRefused ? refuse : () => undefined;
    // A channel is refused when it is opened: `typeof BroadcastChannel` says that there is one.
    const isOpened = isRefused && name === 'BroadcastChannel';
    const change = isOpened ? { value: refuse } : { get, set: get };
    Object.defineProperty(owners[name] ?? window, name, { ...change, configurable: true });
  }
}

const scriptFor = (names: readonly StorageApi[], isRefused: boolean) =>
  `(${changeApis.toString()})(${JSON.stringify(names)}, ${String(isRefused)});`;

/** Init script that makes the browser refuse these, as a setting does that tests cannot reach. */
export const refusing = (...names: StorageApi[]): string => scriptFor(names, true);

/** Init script that takes these away, as an older browser. */
export const removing = (...names: StorageApi[]): string => scriptFor(names, false);

/** Init script that makes the browser refuse all storage. */
export const refuseStorage = refusing(...storageApis);
