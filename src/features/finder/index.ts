export { FinderFields } from './finder-fields';
export { FinderStrip } from './finder-strip';
export { findLiveProjects, findLiveUnits, foundIds, useFinderData } from './finder-store';
export { FoundUnits, Relaxations } from './lazy-finder';
export { Sentence } from './lazy-sentence';
export { HomeFinder } from './prerendered-home-finder';
export { SentenceField } from './prerendered-sentence-field';
export { useUnitConditionTexts } from './use-unit-condition-texts';
export { useMatchCounts } from './use-match-counts';
