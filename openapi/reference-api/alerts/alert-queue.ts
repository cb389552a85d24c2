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

const without = (ids: readonly number[]) => (ids.length > 0 ? sql`and id not in (${sql.join(ids)})` : sql``);

/** Which alerts of a channel to look at. */
export interface AlertChoice {
  channel: AlertChannelName;
  /** Ids of those that are being delivered now. */
  except: readonly number[];
}

/**
 * Takes the alerts that are due and sets the time of their next attempt, so that a process that ends in the middle, or
 * another one beside it, neither loses nor doubles them.
 * @param when `pause` is the seconds before the second attempt, `limit` the most to take
 */
export async function takeDueAlerts(
  database: Database,
  { channel, except }: AlertChoice,
  { pause, limit }: { pause: number; limit: number },
): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`update enquiry_alerts set
      attempts = attempts + 1,
      next_attempt_at = clock_timestamp()
        + make_interval(secs => least(${longestPause}::float8, ${pause}::float8 * power(2, least(attempts, 20))))
    where id in (
      select id from enquiry_alerts
      where next_attempt_at <= clock_timestamp() and channel = ${channel} ${without(except)}
      order by next_attempt_at, id limit ${limit}::int for update skip locked)
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
  { channel, except }: AlertChoice,
): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(next_attempt_at) - clock_timestamp()) * 1000)::float8 as ms
    from enquiry_alerts where channel = ${channel} ${without(except)}`.execute(database);
  return rows[0]?.ms ?? undefined;
}
