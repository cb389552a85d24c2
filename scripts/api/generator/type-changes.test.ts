import { typeChanges } from './type-changes';

const written = `
export interface components {
  schemas: {
    /** @description A home to rent */
    Rental: {
      /** @description SAR a year */
      annual_rent: number;
      title?: string;
      state: 'available' | 'rented';
    };
    Old: { id: string; name: string };
  };
}`;

test.each<[name: string, from: string, to: string, change: string]>([
  [
    'a member that is gone',
    '/** @description SAR a year */\n      annual_rent: number;',
    '',
    'breaking Rental.annual_rent: is gone.',
  ],
  ['another type', ': number', ': string', 'breaking Rental.annual_rent: number → string'],
  [
    'one more value',
    "| 'rented'",
    "| 'rented' | 'held'",
    "breaking Rental.state: 'available' | 'rented' → 'available' | 'rented' | 'held'",
  ],
  ['what must be there now', 'title?', 'title', 'breaking Rental.title: is required now.'],
  ['what may be there', 'title?', 'floor?: number; title?', 'addition Rental.floor: is new: number'],
  ['other words', 'SAR a year', 'Riyals', 'words Rental.annual_rent: has other words.'],
  ['a schema that is gone, once', 'Old: { id: string; name: string };', '', 'breaking Old: is gone.'],
])('%s', (_, from, to, change) => {
  expect(written).toContain(from);
  const changes = typeChanges(written, written.replace(from, to));
  expect(changes.map(({ weight, place, message }) => `${weight} ${place}: ${message}`)).toEqual([change]);
});

test('the heaviest change comes first, and the same types have none', () => {
  const expected = written.replace('SAR a year', 'Riyals').replace('title?: string;', '');
  expect(typeChanges(written, expected).map(({ weight }) => weight)).toEqual(['breaking', 'words']);
  expect(typeChanges(written, written)).toEqual([]);
});
