import { ContractValidator } from './contract-validator';

const validator = new ContractValidator();
const text = { ar: 'نص', en: 'Text' };
const plan = { id: 'type-a', name: text, url: { ar: 'https://a.sa/a.svg', en: 'https://a.sa/b.svg' } };
const photo = { url: 'https://a.sa/p.jpg', alt: text };
const rental = {
  id: 'r-1',
  title: text,
  building: text,
  flat_number: '204',
  floor: 2,
  rooms: 3,
  bathrooms: 3,
  total_area: 146,
  annual_rent: 52_000,
  state: 'available',
  published_at: '2026-01-01T00:00:00.000Z',
  floor_plan: plan,
  photos: [photo],
};

test('a row that agrees with the contract is kept as it is', () => {
  expect(validator.salvage('Rental', rental)).toEqual({ kept: true, row: rental, removed: [] });
});

test('a bad optional field is taken out and named', () => {
  const result = validator.salvage('Rental', { ...rental, outside_area: 'large', kitchen: 'huge' });
  expect(result).toEqual({ kept: true, row: rental, removed: ['/outside_area', '/kitchen'] });
});

test('a bad item leaves its list, and the others stay', () => {
  const result = validator.salvage('Rental', { ...rental, photos: [photo, { url: 'no address' }, photo] });
  expect(result).toEqual({ kept: true, row: { ...rental, photos: [photo, photo] }, removed: ['/photos/1'] });
});

test('a bad part of an optional object takes the whole object with it', () => {
  const result = validator.salvage('Rental', { ...rental, floor_plan: { ...plan, name: { ar: 'أ' } } });
  expect(result).toMatchObject({ kept: true, removed: ['/floor_plan'] });
});

test('faults in many items are all mended, and cost no item more than its fault', () => {
  const photos = Array.from({ length: 3000 }, (_, at) => ({
    url: at % 3 === 0 ? 'no address' : photo.url,
    alt: text,
    ...(at % 3 === 1 && { caption: 7 }),
  }));
  const result = validator.salvage('Rental', { ...rental, photos, kitchen: 'huge' });
  expect(result).toMatchObject({ kept: true, row: { id: 'r-1' } });
  const kept = result.kept ? result.row.photos : [];
  expect(kept).toHaveLength(2000);
  expect(kept?.every(({ url }) => url === photo.url)).toBe(true);
  expect(result.kept && result.removed).toContain('/photos/2997');
  expect(result.kept && result.removed).toContain('/kitchen');
});

test.each([
  ['without its id', { ...rental, id: undefined }],
  ['with an unknown state', { ...rental, state: 'haunted' }],
  ['with a text in one language', { ...rental, title: { ar: 'شقة' } }],
  ['with a price that is no number', { ...rental, annual_rent: '52,000' }],
  ['that is no object', 'rental'],
  ['that is null', null],
])('a row %s is dropped with the reason', (_, row) => {
  const result = validator.salvage('Rental', JSON.parse(JSON.stringify(row)));
  expect(result).toEqual({ kept: false, reason: expect.stringMatching(/\S/) });
});

test('unknown fields pass, so that the API can grow', () => {
  expect(validator.salvage('Rental', { ...rental, mood: 'calm' })).toMatchObject({ kept: true, removed: [] });
});
