import type { RentalData } from './rental';
import { similarRentals } from './similar-rentals';

const text = (words: string) => ({ ar: words, en: words });
const rental = (id: string, city: string, rooms: number, annual_rent: number, state = 'available') =>
  ({ id, title: text(id), city: text(city), district: text('-'), rooms, annual_rent, state }) as RentalData;

const like = rental('reference', 'Riyadh', 3, 50_000);

test('the same place comes first, then as many rooms, then the rent', () => {
  const others = [
    rental('far', 'Jeddah', 3, 50_000),
    rental('large', 'Riyadh', 5, 50_000),
    rental('expensive', 'Riyadh', 3, 90_000),
    rental('alike', 'Riyadh', 3, 52_000),
  ];
  expect(similarRentals(like, others).map(({ id }) => id)).toEqual(['alike', 'expensive', 'large']);
});

test('rented and reserved units are left out, and the unit itself', () => {
  const others = [
    like,
    rental('rented', 'Riyadh', 3, 50_000, 'rented'),
    rental('reserved', 'Riyadh', 3, 1, 'reserved'),
  ];
  expect(similarRentals(like, others)).toEqual([]);
});
