/** The keys on the way of a JSON Pointer (RFC 6901): `/rooms/0` has `rooms` and `0`. */
export const pointerParts = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
