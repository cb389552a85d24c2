import net from 'node:net';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
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
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 465 : 587) };
  const options: SMTPTransport.Options = {
    ...address,
    secure,
    requireTLS: !secure && !local,
    ignoreTLS: !secure && local,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    name: 'email',
    async deliver(id, enquiry, signal) {
      const lines = Object.entries(enquiry)
        .filter(([, value]) => value !== null && value !== '')
        // Lines after the first are indented, so that nothing that was typed looks like another field.
        .map(([name, value]) => `${name}: ${String(value).replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\n  ')}`);
      // A connection of our own can be cut: the mail must not be accepted once this attempt has ended.
      const socket = net.connect({ ...address, signal });
      const getSocket: SMTPTransport.Options['getSocket'] = (_options, callback) => {
        socket.once('error', (error) => callback(error, undefined));
        socket.once('connect', () => callback(null, { connection: socket }));
      };
      const transport = createTransport({ ...options, getSocket });
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
