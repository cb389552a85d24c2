import { riyadhDay } from '../../i18n';

/** The day in Riyadh. ISO date. */
export const today = (): string => riyadhDay(new Date().toISOString());
