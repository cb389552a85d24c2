import type { Request } from '@playwright/test';
import { createApiClient } from '../../src/api-client/client';
import { organizationKeyHeader } from '../../src/api-client/generated/contract';

export const demoOrganizationKey = 'demo-organization-key';
export const demoProject = 'alyasmin-gardens';
export const demoProjectPath = `/projects/detail/${demoProject}`;

/** The project with one unit that is published after the build, before the tests begin. */
export const unbuiltProject = {
  slug: 'unbuilt-project',
  name: { ar: 'مشروع نُشر بعد البناء', en: 'A project published after the build' },
  /** Id of its unit. */
  unit: 'unbuilt-unit',
};

export const createClient = (url: string) => createApiClient({ url, organizationKey: demoOrganizationKey });

/**
 * Data of a response of the reference API.
 * @throws when the response has none
 */
export async function expectData<T>(call: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data, response } = await call;
  if (data === undefined) throw new Error(`The API answered ${response.status} to ${response.url}`);
  return data;
}

/** Headers of a request, with the key of another organization. */
export const headersWithKey = (request: Request, key: string): Record<string, string> => ({
  ...request.headers(),
  [organizationKeyHeader.toLowerCase()]: key,
});

export const fetchProfile = async (apiUrl: string) =>
  (await expectData(createClient(apiUrl).GET('/public/organizations/me'))).data;

export async function fetchProject(apiUrl: string, id = demoProject) {
  const call = createClient(apiUrl).GET('/public/projects/{id}', { params: { path: { id } } });
  return (await expectData(call)).data;
}

/**
 * A unit of the demo project in that state, with its building.
 * @param skip how many such units come before it
 * @throws when there are too few
 */
export async function findUnit(apiUrl: string, state: 'available' | 'reserved' | 'sold', skip = 0) {
  const project = await fetchProject(apiUrl);
  const found = project.buildings.flatMap((building) =>
    building.units.filter((unit) => unit.state === state).map((unit) => ({ building, unit })),
  )[skip];
  if (!found) throw new Error(`The demo data has no unit that is ${state}`);
  return { project, ...found };
}

/** Units of a project, the last first, because other tests change the first ones. `ref` is that of the comparison. */
export async function fetchUnits(apiUrl: string, slug: string) {
  const project = await fetchProject(apiUrl, slug);
  const units = project.buildings.flatMap((building) =>
    building.units.map((unit) => ({ id: unit.id, unit, building, ref: `${project.slug}~${unit.id}` })),
  );
  return { project, units: units.reverse() };
}
