export { lastNavigation, watchNavigations } from './history-entries';
export { isHeld, scrollBeforeHydrationScript } from './hold-position';
export { pushEntry, restoreScroll, saveScroll, watchScroll } from './restore';
