import type { Fault } from './fault';
import { blog, project, rental, set, unit } from './pick';

const hostileIds = [
  '..',
  '.',
  'a/b',
  'a%2Fb',
  '%',
  'a b',
  'عقار',
  'a.html',
  'constructor',
  '__proto__',
  'x'.repeat(300),
];

/** Ids and slugs that are no part of an address, or that of another record. */
export const addressFaults: readonly Fault[] = [
  ...hostileIds.map((id): Fault => ({
    name: `a rental with the id ${id.slice(0, 12)}`,
    outcome: ['constructor', '__proto__'].includes(id) ? 'fresh' : 'report',
    change: set(rental, { id }),
  })),
  ...hostileIds.map((id): Fault => ({
    name: `a unit with the id ${id.slice(0, 12)}`,
    outcome: 'fresh',
    change: set(unit, { id }),
  })),
  ...['..', 'Slug', 'a/b', 'ع', 'a'.repeat(400), '', 'constructor'].map((slug): Fault => ({
    name: `a project and an article with the slug ${slug.slice(0, 12) || '(empty)'}`,
    outcome: slug === 'constructor' ? 'fresh' : 'report',
    change: (records, random) => {
      for (const pick of [project, blog]) pick(records, random)['slug'] = slug;
    },
  })),
  {
    name: 'two of each with one slug',
    outcome: 'report',
    change: ({ projects, blogs }) => {
      for (const [first, second] of [projects, blogs]) if (first && second) second['slug'] = first['slug'];
    },
  },
  {
    name: 'ids that come twice',
    outcome: 'report',
    change: ({ rentals, blogs }) => {
      for (const [first, second] of [rentals, blogs]) if (first && second) second['id'] = first['id'];
    },
  },
];
