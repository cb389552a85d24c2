import { sha256 as digest } from '@noble/hashes/sha2.js';

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * SHA-256 of a text in UTF-8, as 64 hexadecimal digits. Synchronous, as `crypto.subtle` is not, for what must be done while
 * a page is left; it is there in insecure contexts, too.
 */
export const sha256 = (text: string): string => toHex(digest(new TextEncoder().encode(text)));
