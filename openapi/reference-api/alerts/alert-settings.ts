import { parseWebhookSecret } from './webhook';

/** Whether a host name of a URL is this machine. */
export const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** @throws Error unless it is an `https:` address, or an `http:` one of this machine */
export function parseWebhookUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url && isSafe && !url.username && !url.password) return url.href;
  throw new Error('Expected an https address without user and password; http only on this machine');
}

/** @throws Error unless it is a secret that is long enough */
export function parseSecret(text: string): string {
  parseWebhookSecret(text);
  return text;
}

/** @throws Error unless it is the address of a mail server */
export function parseSmtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname && !/[?#\s]/.test(text)) return text;
  throw new Error('Expected smtps://user:password@mail.example.sa, or smtp://… with STARTTLS');
}

/** @throws Error unless it is one plain e-mail address: no name, no list, nothing that could be another header */
export function parseEmailAddress(text: string): string {
  if (/^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/.test(text)) return text;
  throw new Error('Expected one address such as sales@example.sa');
}

/** @throws Error naming the settings that are missing where only some of a group are set */
export function requireTogether(settings: Record<string, string | undefined>): void {
  const names = Object.keys(settings);
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    throw new Error(`${names.join(', ')} belong together. Missing: ${missing.join(', ')}`);
  }
}
