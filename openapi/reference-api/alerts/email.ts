import { createTransport } from 'nodemailer';
import type { AlertChannel } from './alert-channel';
import { isLoopback } from './alert-settings';

export interface EmailOptions {
  /** `smtps://user:password@host`, or `smtp:`, which must offer STARTTLS unless it is this machine. */
  smtpUrl: string;
  to: string;
  from: string;
}

/** Milliseconds for each step of the conversation with the mail server. */
const timeout = 10_000;

/**
 * Sends the enquiry as plain text. What visitors typed is in the body only: no header can be forged with it, and
 * subjects, which mail servers log, have no personal data.
 */
export function createEmailChannel({ smtpUrl, to, from }: EmailOptions): AlertChannel {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const local = isLoopback(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !local,
    ignoreTLS: !secure && local,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'email',
    async deliver(id, enquiry) {
      const lines = Object.entries(enquiry)
        .filter(([, value]) => value !== null && value !== '')
        // Lines after the first are indented, so that nothing that was typed looks like another field.
        .map(([name, value]) => `${name}: ${String(value).replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\n  ')}`);
      await transport.sendMail({
        to,
        from,
        subject: `Enquiry ${enquiry.reference} (${enquiry.kind})`,
        messageId: `<${id}@enquiries.invalid>`,
        text: `${lines.join('\n')}\n`,
      });
    },
  };
}
