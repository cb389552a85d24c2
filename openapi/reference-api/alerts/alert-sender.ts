import type { Database } from '../database/tables';
import { readEnquiry } from '../enquiries/read-enquiries';
import { removeAlert, takeDueAlerts, untilNextAlert, type DueAlert } from './alert-queue';
import { createChannels, type AlertOptions } from './channels';

/** Milliseconds between looks into the table: another process may have stored an enquiry. */
const longestSleep = 30_000;

/** Milliseconds for one delivery; shorter than the first pause, so that no attempt begins while another one runs. */
const deliveryTimeout = 10_000;

const defaultRetryDelay = 30_000;

/** Writes what went wrong, without personal data. */
type LogFailure = (failure: { channel?: string; attempts?: number; code: string }) => void;

export interface AlertSender {
  /** Looks for new alerts now. */
  wake(): void;
  /** Ends what runs; what was not delivered waits for the next start. */
  stop(): Promise<void>;
}

const codeOf = (error: unknown) =>
  error instanceof Error ? String(('code' in error && error.code) || error.name) : 'unknown';

/** Delivers the alerts of the database until it is stopped, each until it was accepted once. */
export function startAlertSender(
  database: Database,
  options: AlertOptions,
  logFailure: LogFailure,
): AlertSender {
  const { retryDelay = defaultRetryDelay } = options;
  const channels = new Map(createChannels(options).map((channel) => [channel.name, channel]));
  const names = [...channels.keys()];
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  async function deliver({ id, enquiry_id: enquiryId, channel, attempts }: DueAlert): Promise<void> {
    try {
      const enquiry = await readEnquiry(database, enquiryId);
      // Erased in the meantime, and its alerts with it.
      if (!enquiry) return;
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(deliveryTimeout)]);
      await channels.get(channel)?.deliver(`${enquiry.reference}-${id}`, enquiry, signal);
      await removeAlert(database, id);
    } catch (error) {
      logFailure({ channel, attempts, code: codeOf(error) });
    }
  }

  async function pass(): Promise<void> {
    do {
      isWoken = false;
      for (;;) {
        const due = await takeDueAlerts(database, names, retryDelay / 1000);
        if (due.length === 0 || stopping.signal.aborted) break;
        await Promise.all(due.map(deliver));
      }
    } while (isWoken);
  }

  async function passAndSleep(): Promise<void> {
    let sleep = longestSleep;
    try {
      await pass();
      sleep = Math.min((await untilNextAlert(database, names)) ?? longestSleep, longestSleep);
    } catch (error) {
      logFailure({ code: codeOf(error) });
    }
    running = undefined;
    if (stopping.signal.aborted) return;
    timer = setTimeout(wake, isWoken ? 0 : Math.max(sleep, 10));
    timer.unref();
  }

  function wake(): void {
    isWoken = true;
    if (running || stopping.signal.aborted) return;
    clearTimeout(timer);
    running = passAndSleep();
  }

  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
