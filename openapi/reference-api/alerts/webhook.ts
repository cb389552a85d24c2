import { createHmac } from 'node:crypto';
import type { AlertChannel } from './alert-channel';

export interface WebhookOptions {
  /** `https:`, or `http:` on this machine. */
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

/** Of a secret as Standard Webhooks write it. */
const prefix = 'whsec_';

/** The key of a secret. @throws Error when it is none, or too short to withstand guessing */
export function parseWebhookSecret(secret: string): Buffer {
  const encoded = secret.startsWith(prefix) ? secret.slice(prefix.length) : '';
  const key = /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) ? Buffer.from(encoded, 'base64') : Buffer.alloc(0);
  if (key.length >= 24 && key.length <= 64) return key;
  throw new Error('Expected whsec_ and 24 to 64 bytes in base64: echo "whsec_$(openssl rand -base64 32)"');
}

/** The signature of https://www.standardwebhooks.com: HMAC-SHA256 of id, time in seconds and body. */
function signWebhook(key: Buffer, id: string, seconds: number, body: string): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Posts the enquiry as JSON, signed. Only a 2xx counts; redirects are not followed. */
export function createWebhookChannel({ url, secret }: WebhookOptions): AlertChannel {
  const key = parseWebhookSecret(secret);
  return {
    name: 'webhook',
    async deliver(id, enquiry, signal) {
      const seconds = Math.floor(Date.now() / 1000);
      const body = JSON.stringify({ type: 'enquiry.created', timestamp: enquiry.received_at, data: enquiry });
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signWebhook(key, id, seconds, body),
        },
      });
      await response.body?.cancel();
      if (!response.ok) throw Object.assign(new Error('not accepted'), { code: `HTTP ${response.status}` });
    },
  };
}
