import type { WithdrawnAdvert } from '../../src/domain/withdrawn-advert';
import { demoProject } from './api';

/** Adverts that a build before that of the tests published: one of each kind, and a unit of a withdrawn project. */
export const withdrawnAdverts = [
  {
    kind: 'project',
    address: '/projects/detail/withdrawn-project',
    name: { ar: 'مشروع سُحب', en: 'A withdrawn project' },
  },
  {
    kind: 'unit',
    address: '/projects/detail/withdrawn-project/withdrawn-unit',
    name: { ar: 'مشروع سُحب', en: 'A withdrawn project' },
    project: 'withdrawn-project',
    flat_number: '101',
    building: { ar: 'المبنى أ', en: 'Building A' },
  },
  {
    kind: 'unit',
    address: `/projects/detail/${demoProject}/withdrawn-unit`,
    name: { ar: 'حدائق الياسمين', en: 'Al Yasmin Gardens' },
    project: demoProject,
    flat_number: '909',
    building: { ar: 'المبنى أ', en: 'Building A' },
  },
  {
    kind: 'rental',
    address: '/rentals/withdrawn-rental',
    name: { ar: 'وحدة سُحبت', en: 'A withdrawn home' },
  },
  {
    kind: 'blog',
    address: '/blogs/withdrawn-article',
    name: { ar: 'مقال سُحب', en: 'A withdrawn article' },
  },
] as const satisfies readonly WithdrawnAdvert[];

/** A project that had another slug in the build before. */
export const renamedProject = {
  kind: 'project',
  record_id: 'prj-1003',
  slug: 'alnarjis-residence',
  earlierSlug: 'alnarjis-homes',
  name: { ar: 'مساكن النرجس', en: 'Alnarjis Homes' },
} as const;
