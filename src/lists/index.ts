export { createCodec, flag, oneOf, pageNumber, price, integer, type Codec } from '../lib/query-codec';
export { usePriceFilter, useRoomsFilter, type ActiveFilter } from './active-filters';
export { FilterDialog, RoomsChoice } from './filter-dialog';
export { FilteredList } from './filtered-list';
export { markListNavigation } from './list-navigation';
export { ListPage } from './list-page';
export { NoResults } from './list-states';
export { NoScriptLinks, type NoScriptLink } from './no-script-links';
export { createPageCache } from './page-cache';
export {
  pageOf,
  prerenderedPage,
  wholeList,
  type LoadPage,
  type PageOfResults,
  type PageSize,
} from './page-of-results';
export { usePrerenderedPage, usePrerenderedResults } from './prerendered';
export { usePrerenderedPictures } from './prerendered-pictures';
export { PriceLimit } from './price-limit';
export { byNumber, createSorts } from './sorts';
export { useFilterDraft, type FilterDraftProps } from './use-filter-draft';
export { useFilters, type FilterAddress } from './use-filters';
export { useLivePage, type LivePage } from './use-live-page';
export { useOnReconnect } from './use-on-reconnect';
