import type { AlertChannelName } from '../database/tables';
import type { AlertChannel } from './alert-channel';
import { createEmailChannel, type EmailOptions } from './email';
import { createWebhookChannel, type WebhookOptions } from './webhook';

export interface AlertOptions {
  webhook?: WebhookOptions | undefined;
  email?: EmailOptions | undefined;
  /** Milliseconds before the second attempt; each later pause is twice as long, one hour at most. */
  retryDelay?: number;
  /** Milliseconds for one delivery; by default 10 seconds. */
  deliveryTimeout?: number;
}

/** Names of the channels that are set up. */
export const channelNames = ({ webhook, email }: AlertOptions = {}): AlertChannelName[] => [
  ...(webhook ? (['webhook'] as const) : []),
  ...(email ? (['email'] as const) : []),
];

/** The channels that are set up. */
export function createChannels({ webhook, email }: AlertOptions): AlertChannel[] {
  return [...(webhook ? [createWebhookChannel(webhook)] : []), ...(email ? [createEmailChannel(email)] : [])];
}
