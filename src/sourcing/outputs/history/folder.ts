import path from 'node:path';
import { dataFolder } from '../../paths';

/** Below the folder of data, which `npm run clean` leaves alone. */
export const historyFolderName = 'history';

/** One record for each API and organization, a line for each value that a build read for the first time. */
export const historyFolder = path.join(dataFolder, historyFolderName);
