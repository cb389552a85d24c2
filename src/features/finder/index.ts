export { findLive, useFinderData } from './finder-store';
