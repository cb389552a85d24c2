import { checkEveryAnswer } from './every-answer';
import { repair } from './repair';
import type { Shape } from './shape';

const call = 'POST /public/projects/apartments';
const text = { ar: 'نص', en: 'Text' };
const unit = {
  ...{ id: 'u-1', building: text, flat_number: '1', floor: 1, rooms: 3, bathrooms: 2, total_area: 120 },
  ...{ project_id: 'p-1', building_id: 'b-1', price: 900_000, state: 'available' },
};
const meta = { page: 1, per_page: 9, total: 2, last_page: 1, as_of: '2026-11-22T05:00:00.000Z' };

/** The answer as it is after the check, and what was dropped; undefined when it does not fit. */
function checked(answer: object, known?: object) {
  const value = structuredClone(answer);
  const result = checkEveryAnswer(call, value, known);
  return result && { value, ...result };
}

test.each([
  ['price', { price: '900000' }],
  ['state', { state: 'haunted' }],
])('a unit whose %s cannot be read is not offered without it: it is as it was known @10.4', (_, change) => {
  const answer = { data: [unit, { ...unit, id: 'u-2', ...change }], meta };
  expect(checked(answer)?.value).toMatchObject({ data: [{ id: 'u-1' }], meta: { total: 1 } });
  const known = { ...unit, id: 'u-2', price: 850_000 };
  const restored = checked(answer, [known]);
  expect(restored?.value).toMatchObject({ data: [unit, known], meta: { total: 2 } });
  expect(restored?.dropped).toEqual([
    expect.objectContaining({ path: '/data/1', id: 'u-2', restored: true }),
  ]);
});

test('a list of which no row can be read is the rows that were known @10.4', () => {
  const answer = { data: [{ ...unit, price: '1' }], meta };
  expect(checked(answer)).toBeUndefined();
  expect(checked(answer, [unit])?.value).toMatchObject({ data: [unit] });
});

test('a licence whose address leads nowhere is shown by its number, without a link, and so is its home @10.2', () => {
  const licence = { kind: 'advertising', number: '7100', expires_at: '2031-02-28', url: '/licences/7100' };
  const home = { id: 'r-1', title: text, licence } as unknown;
  const dropped: object[] = [];
  const shape = { type: 'object', required: { id: { type: 'string' } }, optional: { licence: 'Licence' } };
  expect(repair(home, shape as Shape, '/data/0', { dropped: dropped as never })).toBeUndefined();
  expect(home).toMatchObject({ licence: { ...licence, url: '' } });
  expect(dropped).toEqual([{ path: '/data/0/licence/url', invalidPath: '/data/0/licence/url' }]);
});
