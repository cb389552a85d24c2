export { FinderFields } from './finder-fields';
export { findLive, foundIds, useFinderData } from './finder-store';
export { HomeFinder } from './prerendered-home-finder';
export { Homes } from './lazy-homes';
export { readBefore, sentenceOf } from './sentence-address';
export { SentenceField } from './sentence-field';
export { SentenceNotice } from './lazy-sentence-notice';
export { useConditionTexts } from './use-condition-texts';
export { useMatchCounts } from './use-match-counts';
