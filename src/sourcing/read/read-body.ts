/**
 * The body of an answer, read to its end.
 * @param maxSize bytes at most
 * @returns null for an answer that has none
 */
export async function readBody(
  response: Response,
  maxSize: number,
): Promise<Uint8Array<ArrayBuffer> | null | 'too-large'> {
  if (!response.body || [204, 205, 304].includes(response.status)) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(Buffer.concat(parts));
    size += value.length;
    if (size > maxSize) {
      await reader.cancel();
      return 'too-large';
    }
    parts.push(value);
  }
}
