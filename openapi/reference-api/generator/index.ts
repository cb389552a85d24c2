import type { Dataset } from '../demo/dataset';
import { generateBlog } from './blogs';
import { generateProject } from './projects';
import { generateRental } from './rentals';
import { lookups } from './vocabulary';

/** Numbers of records. */
export interface Scale {
  projects: number;
  /** In each project. */
  units: number;
  rentals: number;
  blogs: number;
  /** How many of the projects are Draft, spread evenly; 0 when absent. */
  drafts?: number;
}

/** Whether project `number` is one of the drafts, which are spread evenly. */
const isDraft = (number: number, { projects, drafts = 0 }: Scale) =>
  Math.floor(((number + 1) * drafts) / projects) > Math.floor((number * drafts) / projects);

/** Data of any size, the same each time, valid against the contract. Media are those of the demo data. */
export function generateDataset(scale: Scale): Dataset {
  const times = <Row>(count: number, make: (number: number) => Row) =>
    Array.from({ length: count }, (_, number) => make(number));
  const projects = times(scale.projects, (number) =>
    generateProject(number, scale.units, isDraft(number, scale)),
  );
  return {
    organizationKey: 'demo-organization-key',
    organization: {
      name: { ar: 'شاقول', en: 'Shaqool' },
      phone1: '0500000001',
      phone2: '0500000002',
      whatsapp: '0500000003',
      plugins: ['Rental', 'Consultant', 'Maintenance', 'Localization'],
      founded_year: 1989,
    },
    projects,
    rentals: times(scale.rentals, (number) => generateRental(number, projects)),
    blogs: times(scale.blogs, generateBlog),
    lookups,
  };
}
