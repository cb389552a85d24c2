import { demoOrganizationKey } from './api';

/** Rentals of the organization as the database holds them, the cheapest first. */
export interface StoredRental {
  title: Record<'ar' | 'en', string>;
  rooms: number;
  annual_rent: number;
  district: Record<'ar' | 'en', string> | null;
  parking_spaces: number | null;
  furnishing: string | null;
}

export const readRentals = (db: (sql: string, values: unknown[]) => Promise<unknown[]>) =>
  db(
    `select title, rooms, annual_rent, district, parking_spaces, furnishing from rentals
     where organization_id = (select id from organizations where key = $1)
     order by annual_rent, id`,
    [demoOrganizationKey],
  ) as Promise<StoredRental[]>;

export const titlesOf = (rentals: readonly StoredRental[], locale: 'ar' | 'en') =>
  rentals.slice(0, 12).map(({ title }) => title[locale]);
