import type { Fault } from './fault';
import { blog, project, rental } from './pick';
import type { Json } from './records';

const brokenPictures = ['missing', 'cut', 'empty', 'page', 'noise', 'reset', 'loop', 'huge', 'endless'];

const picture =
  (address: string): Fault['change'] =>
  (records, random, origin) => {
    const url = address.startsWith('/') ? origin + address : address;
    for (const pick of [project, blog]) {
      const row = pick(records, random);
      row['cover'] = { url, alt: { ar: 'صورة', en: 'Picture' } };
    }
  };

/** Records, lists and pictures that are not as they were. */
export const recordFaults: readonly Fault[] = [
  {
    name: 'fields of Gatsby',
    outcome: 'fresh',
    change: (records, random) => {
      for (const pick of [project, rental, blog])
        Object.assign(pick(records, random), { parent: 'x', children: ['y'], fields: {}, internal: {} });
    },
  },
  {
    name: 'dates at their ends',
    outcome: 'fresh',
    change: (records, random) => {
      Object.assign(project(records, random), { launch_date: '9999-12-31', handover_date: '0001-01-01' });
      blog(records, random)['published_at'] = '9999-12-31T23:59:59Z';
    },
  },
  {
    name: 'dates that do not exist',
    outcome: 'report',
    change: (records, random) => {
      project(records, random)['handover_date'] = '2026-02-31';
      blog(records, random)['published_at'] = 'yesterday';
    },
  },
  {
    name: 'telephone numbers in Arabic digits',
    outcome: 'fresh',
    change: ({ organization }) => void Object.assign(organization, { phone1: '٠٥٠٠٠٠٠٠٠١' }),
  },
  {
    name: 'a building without units',
    outcome: 'fresh',
    change: (records, random) => {
      const [building] = project(records, random)['buildings'] as Json[];
      if (building) building['units'] = [];
    },
  },
  {
    name: 'three thousand units in a project',
    outcome: 'fresh',
    change: (records, random) => {
      const [building] = project(records, random)['buildings'] as { units: Json[] }[];
      const [model] = building?.units ?? [];
      if (building && model)
        building.units = Array.from({ length: 3000 }, (_, at) => ({
          ...model,
          id: `u-${at}`,
          flat_number: String(at),
        }));
    },
  },
  {
    name: 'half of the projects gone',
    outcome: 'fresh',
    change: (records) => void records.projects.splice(2),
  },
  { name: 'most projects gone', outcome: 'copy', change: (records) => void records.projects.splice(1) },
  { name: 'all rentals gone', outcome: 'copy', change: (records) => void records.rentals.splice(0) },
  {
    name: 'an empty catalogue',
    outcome: 'copy',
    change: (records) => {
      for (const rows of [records.projects, records.rentals, records.blogs]) rows.splice(0);
    },
  },
  { name: 'no plugins', outcome: 'fresh', change: ({ organization }) => void (organization['plugins'] = []) },
  ...brokenPictures.map((name): Fault => ({
    name: `a picture that is ${name}`,
    outcome: 'fresh',
    change: picture(`/broken/${name}.jpg`),
  })),
  { name: 'a drawing of enormous size', outcome: 'fresh', change: picture('/broken/bomb.svg') },
  {
    name: 'an address with credentials',
    outcome: 'fresh',
    change: picture('http://user:password@127.0.0.1:1/a.jpg'),
  },
  {
    name: 'an address with an impossible port',
    outcome: 'report',
    change: picture('http://127.0.0.1:99999/a.jpg'),
  },
  {
    name: 'an address that runs code',
    outcome: 'report',
    change: picture('javascript:document.title="run"'),
  },
];
