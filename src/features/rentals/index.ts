export { CareBand } from './care-band';
export type { RentalData } from './rental';
export { RentalList } from './rental-list';
export { RentalPage } from './rental-page';
