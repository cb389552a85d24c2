import { sql } from 'kysely';
import type { AlertChannelName, Database } from '../database/tables';

/** An alert that this process tries to deliver now. */
export interface DueAlert {
  id: number;
  enquiry_id: number;
  channel: AlertChannelName;
  /** This attempt included. */
  attempts: number;
}

/** Seconds between attempts that have failed many times. */
const longestPause = 3600;

/** Alerts of one pass. */
const batchSize = 20;

/** Puts the alerts of a new enquiry into its transaction. */
export async function queueAlerts(
  transaction: Database,
  enquiryId: number,
  channels: readonly AlertChannelName[],
): Promise<void> {
  if (channels.length === 0) return;
  const alerts = channels.map((channel) => ({ channel, enquiry_id: enquiryId }));
  await transaction.insertInto('enquiry_alerts').values(alerts).execute();
}

/**
 * Takes the alerts that are due and sets the time of their next attempt, so that a process that ends in the middle, or
 * another one beside it, neither loses nor doubles them.
 * @param pause seconds before the second attempt
 */
export async function takeDueAlerts(
  database: Database,
  channels: readonly AlertChannelName[],
  pause: number,
): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`update enquiry_alerts set
      attempts = attempts + 1,
      next_attempt_at = clock_timestamp()
        + make_interval(secs => least(${longestPause}::float8, ${pause}::float8 * power(2, least(attempts, 20))))
    where id in (
      select id from enquiry_alerts
      where next_attempt_at <= clock_timestamp() and channel in (${sql.join(channels)})
      order by next_attempt_at, id limit ${batchSize}::int for update skip locked)
    returning id, enquiry_id, channel, attempts`.execute(database);
  return rows.sort((one, other) => one.id - other.id);
}

/** Forgets an alert that was delivered. */
export async function removeAlert(database: Database, id: number): Promise<void> {
  await database.deleteFrom('enquiry_alerts').where('id', '=', id).execute();
}

/** Milliseconds until the next attempt of any alert; undefined when none waits. */
export async function untilNextAlert(
  database: Database,
  channels: readonly AlertChannelName[],
): Promise<number | undefined> {
  const row = await database
    .selectFrom('enquiry_alerts')
    .select(
      sql<number | null>`(extract(epoch from min(next_attempt_at) - clock_timestamp()) * 1000)::float8`.as(
        'ms',
      ),
    )
    .where('channel', 'in', channels)
    .executeTakeFirst();
  return row?.ms ?? undefined;
}
