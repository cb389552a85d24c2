export { readAllPages } from '../api-client/read-pages';
export { createCodec, flag, oneOf, pageNumber } from '../lib/query-codec';
export { toActiveFilters } from './active-filters';
export { AreaLimit } from './area-limit';
export { ChoiceField, ChoicesField, RoomsField, SwitchField, type ConditionDraft } from './condition-fields';
export { useConditionTexts, useListedPlaces } from './condition-texts';
export { FilterDialog } from './filter-dialog';
export { FilterButton } from './filter-button';
export { HomeRow } from './home-row';
export { FilteredList } from './filtered-list';
export { markListNavigation } from './list-navigation';
export { ListPage } from './list-page';
export { NoResults } from './list-states';
export { NoScriptLinks } from './no-script-links';
export { createPageCache, type PageCache } from './page-cache';
export {
  onePage,
  toPage,
  prerenderedPage,
  type LoadPage,
  type PageOfResults,
  type PageSize,
} from './page-of-results';
export { mergeRows, usePrerenderedPage, usePrerenderedResults } from './prerendered';
export { PlaceFields } from './place-fields';
export { PriceLimit } from './price-limit';
export { Relaxations } from './relaxations';
export { byNumber, createSorts, type Order } from './sorts';
export { ToolButton } from './tool-button';
export { ToolLink } from './tool-link';
export { SortSelect } from './sort-select';
export { useFilterDraft, type FilterDraftProps } from './use-filter-draft';
export { useFilters, type FilterAddress } from './use-filters';
export { useLivePage, type LivePage } from './use-live-page';
export { useOnReconnect } from './use-on-reconnect';
