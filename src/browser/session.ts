/** Small texts that last as long as the browser's tab. Where storage is refused or full, as long as the page. */

const memory = new Map<string, string>();

export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function writeSession(key: string, text: string): void {
  memory.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Kept in memory.
  }
}
