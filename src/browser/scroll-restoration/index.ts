export { lastNavigation, watchNavigations } from './history-entries';
export { scrollBeforeHydrationScript } from './hold-position';
export { pushEntry, restoreScroll, saveScroll, watchScroll } from './restore';
