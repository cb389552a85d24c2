export { FinderFields } from './finder-fields';
export { FinderStrip } from './finder-strip';
export { findLive, foundIds, useFinderData } from './finder-store';
export { FinderChips, Homes, Relaxations } from './lazy-finder';
export { Sentence } from './lazy-sentence';
export { HomeFinder } from './prerendered-home-finder';
export { SentenceField } from './prerendered-sentence-field';
export { useMatchCounts } from './use-match-counts';
