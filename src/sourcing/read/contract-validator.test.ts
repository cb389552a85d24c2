import { contractExample } from '../../../openapi/contract-examples';
import { ContractValidator } from './contract-validator';

const validator = new ContractValidator();
const plan = contractExample('FloorPlan');
const photo = contractExample('Image');
const rental = { ...contractExample('Rental'), floor_plan: plan, photos: [photo] };

test('a row that fits the contract stays unchanged', () => {
  expect(validator.checkRow('Rental', rental)).toEqual({
    valid: true,
    row: rental,
    removed: [],
    problems: [],
  });
});

test('an invalid optional field is removed and named', () => {
  const result = validator.checkRow('Rental', { ...rental, outside_area: 'large', project: 'huge' });
  expect(result).toMatchObject({ valid: true, row: rental, removed: ['/outside_area', '/project'] });
});

test('an invalid item is removed from its list, and the others stay', () => {
  const result = validator.checkRow('Rental', { ...rental, photos: [photo, { url: 'no address' }, photo] });
  expect(result).toMatchObject({
    valid: true,
    row: { ...rental, photos: [photo, photo] },
    removed: ['/photos/1'],
  });
});

test('an optional object with an invalid part is removed as a whole', () => {
  const result = validator.checkRow('Rental', { ...rental, floor_plan: { ...plan, name: { ar: 'أ' } } });
  expect(result).toMatchObject({ valid: true, removed: ['/floor_plan'] });
});

test('errors in many items are all removed, and valid parts of the items stay', () => {
  const photos = Array.from({ length: 3000 }, (_, at) => ({
    url: at % 3 === 0 ? 'no address' : photo.url,
    alt: photo.alt,
    ...(at % 3 === 1 && { caption: 7 }),
  }));
  const result = validator.checkRow('Rental', { ...rental, photos, kitchen: 'huge' });
  expect(result).toMatchObject({ valid: true, row: { id: rental.id } });
  const remaining = result.valid ? result.row.photos : [];
  expect(remaining).toHaveLength(2000);
  expect(remaining?.every(({ url }) => url === photo.url)).toBe(true);
  expect(result.valid && result.removed).toContain('/photos/2997');
  expect(result.valid && result.removed).toContain('/kitchen');
});

test.each([
  ['without its id', { ...rental, id: undefined }],
  ['with an unknown state', { ...rental, state: 'haunted' }],
  ['with a text in one language', { ...rental, title: { ar: 'شقة' } }],
  ['with a price that is no number', { ...rental, annual_rent: '52,000' }],
  ['that is no object', 'rental'],
  ['that is null', null],
])('a row %s is invalid, with the reason', (_, row) => {
  const result = validator.checkRow('Rental', JSON.parse(JSON.stringify(row)));
  expect(result).toEqual({
    ...{ valid: false, reason: expect.stringMatching(/\S/) },
    problems: expect.arrayContaining([expect.objectContaining({ contract: expect.stringContaining('/') })]),
  });
});

test('unknown fields are accepted, so that the API can add fields', () => {
  expect(validator.checkRow('Rental', { ...rental, mood: 'calm' })).toMatchObject({
    valid: true,
    removed: [],
  });
});

test.each([
  ['2026-12-01T10:00:00.000Z', true],
  ['2026-12-01T10:00:00+03:00', true],
  ['2026-12-01T10:00:00+03', false],
  ['2016-12-31T23:59:60Z', false],
  ['2026-02-30T10:00:00Z', false],
])('of the time %s the build says whether it can be read', (time, isReadable) => {
  const result = validator.checkRow('Rental', { ...rental, published_at: time });
  expect(result.valid).toBe(isReadable);
  expect(isReadable).toBe(result.valid && !Number.isNaN(Date.parse(result.row.published_at)));
});

test.each([[[null]], [['Rental', 1]], [[{ name: 'Rental' }]]])(
  'plugins that came as %j are unknown, not none',
  (plugins) => {
    const organization = { ...contractExample('Organization'), plugins };
    expect(validator.checkRow('Organization', organization)).toMatchObject({ valid: false });
  },
);
