import type { Database } from '../database/tables';
import { readEnquiry } from '../enquiries/read-enquiries';
import type { AlertChannel } from './alert-channel';
import { removeAlert, takeDueAlerts, untilNextAlert, type DueAlert } from './alert-queue';
import { createChannels, type AlertOptions } from './channels';

/** Milliseconds between looks into the table: another process may have stored an enquiry. */
const longestSleep = 30_000;

/**
 * Milliseconds for one delivery; shorter than the first pause, so that another process begins no attempt while this one is
 * still at it.
 */
const defaultDeliveryTimeout = 10_000;

const defaultRetryDelay = 30_000;

/** Deliveries at a time by one channel: a receiver that hangs delays neither the other channel nor, up to here, the next alert. */
const maxDeliveries = 20;

/** Writes what went wrong, without personal data. */
type LogFailure = (failure: { channel?: string; attempts?: number; code: string }) => void;

export interface AlertSender {
  /** Looks for new alerts now. */
  wake(): void;
  /** Ends what runs; what was not delivered waits for the next start. */
  stop(): Promise<void>;
}

function codeOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((one) => typeof one === 'string' && one !== '')?.toString() ?? 'unknown';
}

/** Delivers the alerts of the database until it is stopped, each until it was accepted once. */
export function startAlertSender(
  database: Database,
  options: AlertOptions,
  logFailure: LogFailure,
): AlertSender {
  const senders = createChannels(options).map((channel) =>
    startChannel(database, channel, options, logFailure),
  );
  return {
    wake: () => {
      for (const sender of senders) sender.wake();
    },
    stop: async () => {
      await Promise.all(senders.map((sender) => sender.stop()));
    },
  };
}

function startChannel(
  database: Database,
  { name, deliver }: AlertChannel,
  { retryDelay = defaultRetryDelay, deliveryTimeout = defaultDeliveryTimeout }: AlertOptions,
  logFailure: LogFailure,
): AlertSender {
  const stopping = new AbortController();
  /** By the alert's id. */
  const deliveries = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  async function attempt({ id, enquiry_id: enquiryId, attempts }: DueAlert): Promise<void> {
    try {
      const enquiry = await readEnquiry(database, enquiryId);
      // Erased in the meantime, and its alerts with it.
      if (!enquiry) return;
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(deliveryTimeout)]);
      await deliver(`${enquiry.reference}-${id}`, enquiry, signal);
      await removeAlert(database, id);
    } catch (error) {
      logFailure({ channel: name, attempts, code: codeOf(error) });
    }
  }

  const choice = () => ({ channel: name, except: [...deliveries.keys()] });

  /** Begins what is due, as far as there is room, and waits for none of it. */
  async function begin(): Promise<void> {
    do {
      isWoken = false;
      const limit = maxDeliveries - deliveries.size;
      if (limit === 0) return;
      const due = await takeDueAlerts(database, choice(), { pause: retryDelay / 1000, limit });
      for (const alert of due) {
        const delivery = attempt(alert).then(() => {
          deliveries.delete(alert.id);
          wake();
        });
        deliveries.set(alert.id, delivery);
      }
    } while (isWoken && !stopping.signal.aborted);
  }

  async function beginAndSleep(): Promise<void> {
    let sleep = longestSleep;
    try {
      await begin();
      const isFull = deliveries.size === maxDeliveries;
      if (!isFull) sleep = Math.min((await untilNextAlert(database, choice())) ?? longestSleep, longestSleep);
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
    running = beginAndSleep();
  }

  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
      await Promise.all(deliveries.values());
    },
  };
}
