export { AfterSalesBand } from './after-sales-band';
export type { RentalCardData } from './rental';
export { RemovedRentalPage } from './removed-rental-page';
export { preloadFoundRentals, RentalList } from './rental-list';
export { RentalScreen } from './rental-screen';
export { useLiveRental } from './use-live-rental';
