import type { PublishedAdvert } from './published-adverts';
import { getAddresses, compareAdverts, type KnownAdvert } from './withdrawn-adverts';

const name = { ar: 'الياسمين', en: 'Yasmin' };
const project: PublishedAdvert = {
  kind: 'project',
  record_id: 'p-1',
  address: '/projects/detail/yasmin',
  name,
};
const unit: PublishedAdvert = {
  ...{
    kind: 'unit',
    record_id: 'p-1/a-101',
    address: '/projects/detail/yasmin/a-101',
    name,
    project: 'yasmin',
  },
  ...{ flat_number: '101', building: { ar: 'أ', en: 'A' } },
};
const rental: PublishedAdvert = { kind: 'rental', record_id: 'r-1', address: '/rentals/r-1', name };

const now = '2026-11-23T00:00:00Z';
const before = (days: number) => new Date(Date.parse(now) - days * 24 * 60 * 60 * 1000).toISOString();
const known = (advert: PublishedAdvert, days = 1): KnownAdvert => ({
  ...advert,
  last_published: before(days),
});
const withoutId = ({ record_id: _, ...advert }: PublishedAdvert) => advert;
const compare = (memory: KnownAdvert[], published: PublishedAdvert[], withoutPage: PublishedAdvert[] = []) =>
  compareAdverts(memory, { published, withoutPage, now });

test('what the API publishes is remembered, and nothing of it is withdrawn @11.9', () =>
  expect(compare([known(rental)], [project, rental])).toEqual({
    known: [known(project, 0), known(rental, 0)].map((one) => ({ ...one, last_published: now })),
    withdrawn: [],
    moved: [],
  }));

test('what an earlier build published and the API does not is withdrawn, and stays remembered @11.9', () =>
  expect(compare([known(project), known(rental)], [project])).toEqual({
    known: [{ ...project, last_published: now }, known(rental)],
    withdrawn: [withoutId(rental)],
    moved: [],
  }));

test('after half a year it is forgotten @11.9', () =>
  expect(compare([known(rental, 181), known(project, 179)], [])).toEqual({
    known: [known(project, 179)],
    withdrawn: [withoutId(project)],
    moved: [],
  }));

test('a unit that only lost its page to the limit is not withdrawn @11.9', () =>
  expect(compare([known(unit)], [project], [unit]).withdrawn).toEqual([]));

test('the page of a withdrawn unit is about the unit while its project is published, else about the project @11.9', () => {
  expect(compare([known(unit)], [project]).withdrawn).toEqual([withoutId(unit)]);
  expect(compare([known(unit)], []).withdrawn).toEqual([{ kind: 'project', address: unit.address, name }]);
});

test('of thousands the last withdrawn stay @11.9', () => {
  const rentals = Array.from({ length: 300 }, (_, index) =>
    known({ ...rental, record_id: `r-${index}`, address: `/rentals/r-${index}` }, (index % 100) + 1),
  );
  const { withdrawn } = compare(rentals, []);
  expect(withdrawn).toHaveLength(200);
  expect(withdrawn.map(({ address }) => Number(address.slice(11)) % 100)).not.toContain(99);
});

test('a project is withdrawn at its three addresses, everything else at one @11.9', () => {
  expect(getAddresses(project)).toEqual([
    ...['/projects/detail/yasmin', '/projects/contact/yasmin', '/projects/share/yasmin'],
  ]);
  expect(getAddresses(unit)).toEqual([unit.address]);
});

test('the addresses of a project with a new slug lead to the new ones, as do those of its units @11.9', () => {
  const renamed = { ...project, address: '/projects/detail/yasmin-2' };
  const unitThere = { ...unit, address: '/projects/detail/yasmin-2/a-101', project: 'yasmin-2' };
  const { moved, withdrawn, known: next } = compare([known(project), known(unit)], [renamed], [unitThere]);
  expect(withdrawn).toEqual([]);
  expect(moved).toEqual([
    ...['detail', 'contact', 'share'].map((page) => ({
      from: `/projects/${page}/yasmin`,
      to: `/projects/${page}/yasmin-2`,
    })),
    { from: unit.address, to: unitThere.address },
  ]);
  // The build after it, with a third slug, leads there from both.
  const third = { ...project, address: '/projects/detail/yasmin-3' };
  const again = compareAdverts(next, { published: [third], withoutPage: [], now });
  expect(again.moved.filter(({ from }) => from.includes('/detail/'))).toEqual([
    { from: renamed.address, to: third.address },
    { from: project.address, to: third.address },
  ]);
});

test('an earlier address that another record has now shows that one @11.9', () => {
  const renamed = { ...project, address: '/projects/detail/yasmin-2' };
  const other = { ...project, record_id: 'p-9' };
  expect(compare([known(project)], [renamed, other]).moved).toEqual([]);
});
