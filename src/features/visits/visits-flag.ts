import { local } from '../../browser/safe-storage';

/** Key in localStorage; absent while nothing is remembered. */
export const visitsKey = 'visits';

/** Whether this device remembers something. Pages ask it before they load the code. */
export const hasVisits = (): boolean => local.read(visitsKey) !== undefined;
