export { bakedListing } from './baked';
export { createCodec, flag, oneOf, pageNumber, type Codec } from './codec';
export { FilterSelect } from './filter-select';
export { ListPage } from './list-page';
export { useFilters } from './use-filters';
export { useLiveList, type Listing, type LiveListing } from './use-live-list';
export { createSorts } from './sorts';
