/** A short hash of texts, to tell whether they changed since the build: FNV-1a, 32 bits. Not for secrets. */
export function textDigest(...texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0x1f, 0x01000193); // separator
  }
  return (hash >>> 0).toString(36);
}
