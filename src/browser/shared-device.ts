import { local } from './safe-storage';

const key = 'shared-device';

/** Whether the visitor said that others use this device too. */
export const isSharedDevice = (): boolean => local.read(key) === '1';

/** Stores the answer. */
export const writeSharedDevice = (shared: boolean): void => void local.write(key, shared ? '1' : undefined);
