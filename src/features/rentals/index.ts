export { AfterSalesBand } from './after-sales-band';
export type { RentalData } from './rental';
export { RentalList } from './rental-list';
export { RentalScreen } from './rental-screen';
export { useLiveRental } from './use-live-rental';
