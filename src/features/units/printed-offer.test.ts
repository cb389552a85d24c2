import { comparePrinted, parsePrinted, printedAddress, type PrintedOffer } from './printed-offer';

const link = 'https://example.sa/en/projects/detail/yasmin/a-101';
const now = Date.parse('2026-12-01T00:00:00Z');
const offer: PrintedOffer = { price: 900_000, state: 'available', asOf: '2026-03-03T07:30:00.000Z' };
const searchOf = (printed: PrintedOffer) => new URL(printedAddress(link, printed)).search;

test('the address of a sheet carries its price, time and state', () =>
  expect(printedAddress(link, { ...offer, asOf: '2026-03-03T07:30:41.123Z' })).toBe(
    `${link}?printed=900000~202603030730~available`,
  ));

test.each([
  offer,
  { ...offer, price: undefined, state: 'upcoming' },
  { ...offer, price: 1_000_000_000, state: 'reserved' },
  { ...offer, price: 1, state: 'sold' },
])('what is printed is read back: %j', (printed) =>
  expect(parsePrinted(searchOf(printed), now)).toEqual(printed),
);

test('what cannot be written leaves the plain address', () => {
  expect(printedAddress(link, { ...offer, asOf: '' })).toBe(link);
  expect(printedAddress(link, { ...offer, state: 'on hold' })).toBe(link);
  expect(printedAddress(link, { ...offer, price: 1.5 })).toBe(link);
});

test.each([
  '',
  '?printed=',
  '?printed=900000',
  '?printed=0~202603030730~available',
  '?printed=-1~202603030730~available',
  '?printed=9e5~202603030730~available',
  '?printed=900000.5~202603030730~available',
  '?printed=99999999999~202603030730~available',
  '?printed=1000000001~202603030730~available',
  '?printed=900000~202602300730~available',
  '?printed=900000~202613030730~available',
  '?printed=900000~202603032430~available',
  '?printed=900000~202612030730~available',
  '?printed=900000~202603030730~free',
  '?printed=900000~202603030730~constructor',
  '?printed=900000~202603030730~available~more',
  '?printed=%D9%A9%D9%A0~202603030730~available',
  '?printed=<b>~202603030730~available',
])('no sheet of ours has %s', (search) => expect(parsePrinted(search, now)).toBeUndefined());

test.each([
  [
    { price: 900_000, state: 'available' },
    { price: 0, isPriceChanged: false, isStateChanged: false },
  ],
  [
    { price: 920_000, state: 'reserved' },
    { price: 20_000, isPriceChanged: true, isStateChanged: true },
  ],
  [
    { price: 890_000, state: 'available' },
    { price: -10_000, isPriceChanged: true, isStateChanged: false },
  ],
  [
    { price: null, state: 'sold' },
    { price: undefined, isPriceChanged: true, isStateChanged: true },
  ],
])('against a unit of today %j', (today, difference) =>
  expect(comparePrinted(offer, today)).toEqual(difference),
);
