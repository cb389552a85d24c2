import { readSession, writeSession } from '../../../browser/safe-storage';

const storageKey = 'map-tiles';

/** Whether the visitor has asked for the map in this tab. A link that somebody shared does not ask for its pictures. */
export const areTilesAllowed = (): boolean => readSession(storageKey) === 'yes';

/** The visitor asks for the map, whose pictures come from a third party. */
export const allowTiles = (): void => writeSession(storageKey, 'yes');
