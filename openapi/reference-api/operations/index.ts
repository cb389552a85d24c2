import { listApartments } from './apartments';
import { listBlogs } from './blogs';
import { enquiryHandlers } from './enquiries';
import { getLookups } from './lookups';
import type { Handlers } from './handler';
import { getOrganization } from './organization';
import { getProject } from './project-detail';
import { getLatestProjects, listProjects } from './projects';
import { listRentals } from './rentals';

/** Handlers of all operations, by operation id. */
export const handlers: Handlers = {
  getOrganization,
  getLatestProjects,
  listProjects,
  getProject,
  listApartments,
  listRentals,
  listBlogs,
  getLookups,
  ...enquiryHandlers,
};
