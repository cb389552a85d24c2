/** What a visit to any page does for enquiries, once something of them is on the device. Loaded on demand. */
import { sweepDrafts } from '../draft-ends';
import { startDelivery } from './load';
import { mayWait } from './waiting-flag';

/** Sends what waits from earlier, and erases what is too old. */
export function visit(): void {
  sweepDrafts();
  if (mayWait()) startDelivery();
}
