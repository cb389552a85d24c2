export { clickedHashLink } from './hash-links';
export { lastNavigation, watchNavigations } from './history-entries';
export { isHeld, scrollBeforeHydrationScript } from './hold-position';
export { opensAtTop, pushEntry, restoreScroll, saveScroll, watchScroll } from './restore';
