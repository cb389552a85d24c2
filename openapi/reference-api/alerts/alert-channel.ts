import type { AlertChannelName } from '../database/tables';
import type { Enquiry } from '../enquiries/read-enquiries';

/** A way in which the operator hears of a new enquiry. */
export interface AlertChannel {
  name: AlertChannelName;
  /**
   * Delivers one alert. @throws when it was not accepted
   * @param id the same at every attempt, so that the receiver can leave out repetitions
   */
  deliver(id: string, enquiry: Enquiry, signal: AbortSignal): Promise<void>;
}
