import type { WithdrawnAdvert } from '../../lib/withdrawn-advert';
import { addressesOf, compareAdverts, type KnownAdvert } from './withdrawn-adverts';

const name = { ar: 'الياسمين', en: 'Yasmin' };
const project: WithdrawnAdvert = { kind: 'project', address: '/projects/detail/yasmin', name };
const unit: WithdrawnAdvert = {
  ...{ kind: 'unit', address: '/projects/detail/yasmin/a-101', name, project: 'yasmin' },
  ...{ flat_number: '101', building: { ar: 'أ', en: 'A' } },
};
const rental: WithdrawnAdvert = { kind: 'rental', address: '/rentals/r-1', name };

const now = '2026-11-23T00:00:00Z';
const before = (days: number) => new Date(Date.parse(now) - days * 24 * 60 * 60 * 1000).toISOString();
const known = (advert: WithdrawnAdvert, days = 1): KnownAdvert => ({
  ...advert,
  last_published: before(days),
});
const compare = (memory: KnownAdvert[], published: WithdrawnAdvert[], withoutPage: string[] = []) =>
  compareAdverts(memory, { published, withoutPage, now });

test('what the API publishes is remembered, and nothing of it is withdrawn @11.9', () =>
  expect(compare([known(rental)], [project, rental])).toEqual({
    known: [known(project, 0), known(rental, 0)].map((one) => ({ ...one, last_published: now })),
    withdrawn: [],
  }));

test('what an earlier build published and the API does not is withdrawn, and stays remembered @11.9', () =>
  expect(compare([known(project), known(rental)], [project])).toEqual({
    known: [{ ...project, last_published: now }, known(rental)],
    withdrawn: [rental],
  }));

test('after half a year it is forgotten @11.9', () =>
  expect(compare([known(rental, 181), known(project, 179)], [])).toEqual({
    known: [known(project, 179)],
    withdrawn: [project],
  }));

test('a unit that only lost its page to the limit is not withdrawn @11.9', () =>
  expect(compare([known(unit)], [project], [unit.address]).withdrawn).toEqual([]));

test('the page of a withdrawn unit is about the unit while its project is published, else about the project @11.9', () => {
  expect(compare([known(unit)], [project]).withdrawn).toEqual([unit]);
  expect(compare([known(unit)], []).withdrawn).toEqual([{ kind: 'project', address: unit.address, name }]);
});

test('of thousands the last withdrawn stay @11.9', () => {
  const rentals = Array.from({ length: 300 }, (_, index) =>
    known({ ...rental, address: `/rentals/r-${index}` }, (index % 100) + 1),
  );
  const { withdrawn } = compare(rentals, []);
  expect(withdrawn).toHaveLength(200);
  expect(withdrawn.map(({ address }) => Number(address.slice(11)) % 100)).not.toContain(99);
});

test('a project is withdrawn at its three addresses, everything else at one @11.9', () => {
  expect(addressesOf(project)).toEqual([
    ...['/projects/detail/yasmin', '/projects/contact/yasmin', '/projects/share/yasmin'],
  ]);
  expect(addressesOf(unit)).toEqual([unit.address]);
});
