import type { RentalData } from './rental';

const shown = 3;

/** At most three other homes that are still for rent, the likest first: place, then rooms, then rent. */
export function similarRentals<R extends RentalData>(like: RentalData, rentals: readonly R[]): R[] {
  const distance = ({ city, district, rooms, annual_rent }: R): number => {
    const far = city?.ar === like.city?.ar ? (district?.ar === like.district?.ar ? 0 : 1) : 2;
    const larger = Math.min(Math.abs(rooms - like.rooms), 9);
    const dearer = Math.min(Math.abs(annual_rent - like.annual_rent) / Math.max(like.annual_rent, 1), 0.9);
    return far * 10 + larger + dearer;
  };
  return rentals
    .filter(({ id, state }) => id !== like.id && state === 'available')
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, shown);
}
