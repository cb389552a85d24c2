export { AfterSalesBand } from './after-sales-band';
export { RentalList } from './rental-list';
export { RentalScreen } from './rental-screen';
export { useLiveRental } from './use-live-rental';
