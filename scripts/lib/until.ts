import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from './command';

/**
 * Waits until something is so, and looks ten times a second.
 * @param what it waits for, for the message
 * @param limit milliseconds
 * @throws CommandError when the time is over
 */
export async function until(isSo: () => Promise<boolean>, what: string, limit: number): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isSo())) {
    if (Date.now() > end) throw new CommandError(`Waited ${limit / 1000} s without success: ${what}`);
    await delay(100);
  }
}
