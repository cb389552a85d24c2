export { AfterSalesBand } from './after-sales-band';
export type { RentalCardData } from './rental';
export { RentalCard } from './rental-card';
export { RentalList } from './rental-list';
export { RentalScreen } from './rental-screen';
export { useLiveRental } from './use-live-rental';
