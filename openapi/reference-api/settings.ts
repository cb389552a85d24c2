import { cleanEnv, makeValidator, str, url } from 'envalid';
import { loadEnvFile } from '../../src/lib/env-file';
import {
  parseEmailAddress,
  parseSecret,
  parseSmtpUrl,
  parseWebhookUrl,
  requireTogether,
} from './alerts/alert-settings';
import type { AlertOptions } from './alerts/channels';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies';

/** Default folder of the embedded database, in the working directory. */
export const defaultDataDirectory = '.data/reference-api';

/** Settings of the reference API from the environment. Everything has a default. */
export interface Settings {
  /** PostgreSQL to use instead of the embedded database. */
  DATABASE_URL: string | undefined;
  /** Where media URLs in responses begin; by default the address and port that the connection came to. */
  PUBLIC_URL: string | undefined;
  /** Enquiries a minute from one IP address. */
  CREATES_PER_MINUTE: number;
  /** Proxies whose `X-Forwarded-For` is believed. */
  TRUST_PROXY: TrustedProxies;
  /** Where each new enquiry is posted, and the secret that signs it. */
  ENQUIRY_WEBHOOK_URL: string | undefined;
  ENQUIRY_WEBHOOK_SECRET: string | undefined;
  /** Mail server that sends each new enquiry, to whom, and from whom. */
  SMTP_URL: string | undefined;
  ENQUIRY_EMAIL_TO: string | undefined;
  ENQUIRY_EMAIL_FROM: string | undefined;
  /** `info`, `error` or `silent`. */
  LOG_LEVEL: 'info' | 'error' | 'silent';
}

/** A setting is malformed; the message names each one. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const trustedProxies = makeValidator(parseTrustedProxies);

const webhookUrl = makeValidator(parseWebhookUrl);
const webhookSecret = makeValidator(parseSecret);
const smtpUrl = makeValidator(parseSmtpUrl);
const emailAddress = makeValidator(parseEmailAddress);

const wholeNumber = makeValidator((text) => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number > 0 && Number.isSafeInteger(number)) return number;
  throw new Error('Expected a whole number above 0');
});

const webAddress = makeValidator((text) => {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!/^https?:$/.test(address?.protocol ?? '') || /[?#@\s]/.test(text)) {
    throw new Error('Expected an address such as https://api.example.sa');
  }
  return text.replace(/\/+$/, '');
});

/**
 * Reads the settings from `source` (by default the process, after `.env`). An empty variable counts as missing.
 * @throws SettingsError naming every variable that is malformed
 */
export function readSettings(source?: NodeJS.ProcessEnv): Settings {
  if (!source) loadEnvFile();
  const present = Object.entries(source ?? process.env).filter(([, value]) => value !== '');
  const settings: Settings = cleanEnv(
    Object.fromEntries(present),
    {
      DATABASE_URL: url({ default: undefined }),
      PUBLIC_URL: webAddress({ default: undefined }),
      CREATES_PER_MINUTE: wholeNumber({ default: 30 }),
      TRUST_PROXY: trustedProxies({ default: false }),
      ENQUIRY_WEBHOOK_URL: webhookUrl({ default: undefined }),
      ENQUIRY_WEBHOOK_SECRET: webhookSecret({ default: undefined }),
      SMTP_URL: smtpUrl({ default: undefined }),
      ENQUIRY_EMAIL_TO: emailAddress({ default: undefined }),
      ENQUIRY_EMAIL_FROM: emailAddress({ default: undefined }),
      LOG_LEVEL: str({ choices: ['info', 'error', 'silent'] as const, default: 'info' as const }),
    },
    {
      reporter: ({ errors }) => {
        const problems = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message ?? ''}`);
        if (problems.length > 0) throw new SettingsError(problems.join('\n'));
      },
    },
  );
  try {
    requireTogether(webhookOf(settings));
    requireTogether(emailOf(settings));
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
  return settings;
}

const webhookOf = ({ ENQUIRY_WEBHOOK_URL, ENQUIRY_WEBHOOK_SECRET }: Settings) => ({
  ENQUIRY_WEBHOOK_URL,
  ENQUIRY_WEBHOOK_SECRET,
});

const emailOf = ({ SMTP_URL, ENQUIRY_EMAIL_TO, ENQUIRY_EMAIL_FROM }: Settings) => ({
  SMTP_URL,
  ENQUIRY_EMAIL_TO,
  ENQUIRY_EMAIL_FROM,
});

/** The channels that the settings set up; undefined for none. */
export function getAlerts(settings: Settings): AlertOptions | undefined {
  const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: secret } = settings;
  const { SMTP_URL: server, ENQUIRY_EMAIL_TO: to, ENQUIRY_EMAIL_FROM: from } = settings;
  const webhook = url && secret ? { url, secret } : undefined;
  const email = server && to && from ? { smtpUrl: server, to, from } : undefined;
  return webhook || email ? { webhook, email } : undefined;
}
