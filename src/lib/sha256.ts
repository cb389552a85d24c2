/** Numbers of 32 bits in a row, read and written at their index. */
function int32Row(length: number) {
  const view = new DataView(new ArrayBuffer(4 * length));
  return {
    get: (index: number) => view.getInt32(4 * index),
    set: (index: number, value: number) => view.setInt32(4 * index, value),
  };
}

/** The first 32 bits after the point. */
const fraction = (value: number) => ((value % 1) * 2 ** 32) | 0;

const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate += 1) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/**
 * SHA-256 of a text in UTF-8, as 64 hexadecimal digits. Synchronous, as `crypto.subtle` is not, for what must be done while
 * a page is left; it is there in insecure contexts, too.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(message.length - 4, bytes.length * 8);
  const hash = int32Row(8);
  primes.slice(0, 8).forEach((prime, index) => hash.set(index, fraction(Math.sqrt(prime))));
  const words = int32Row(64);
  for (let offset = 0; offset < message.length; offset += 64) {
    const state = Array.from({ length: 8 }, (_, index) => hash.get(index));
    primes.forEach((prime, round) => {
      const [early, late] = [words.get(Math.max(round - 15, 0)), words.get(Math.max(round - 2, 0))];
      const word =
        round < 16
          ? view.getInt32(offset + 4 * round)
          : words.get(round - 16) +
            (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
            words.get(round - 7) +
            (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
      words.set(round, word);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
      const choice = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
      const first = (h + choice + fraction(Math.cbrt(prime)) + words.get(round)) | 0;
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      state.splice(0, 8, (first + second) | 0, a, b, c, (d + first) | 0, e, f, g);
    });
    state.forEach((value, index) => hash.set(index, hash.get(index) + value));
  }
  return primes
    .slice(0, 8)
    .map((_, index) => (hash.get(index) >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
