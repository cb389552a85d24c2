// Generated from openapi/public-api.yaml by `npm run api -- types`. Do not edit.

/** Methods by path, below the base path. */
export const contractPaths = {
  '/public/organizations/me': ['GET'],
  '/public/projects/latest': ['GET'],
  '/public/projects/list': ['GET'],
  '/public/projects/{id}': ['GET'],
  '/public/projects/apartments': ['POST'],
  '/public/rentals/list': ['GET'],
  '/public/blogs/list': ['GET'],
  '/public/lookups/{category}': ['GET'],
  '/public/maintenances/create': ['POST'],
  '/public/contactus/create': ['POST'],
  '/public/consultation/create': ['POST'],
  '/public/project-interested/create': ['POST'],
  '/public/interested/create': ['POST'],
} as const;

/** All that may stand in a path, by the name of the parameter, where it is not any text. */
export const pathParameters = {
  category: ['maintenance-types', 'rooms', 'cities', 'districts'],
} as const;

/** Headers of requests besides the key and those of HTTP. */
export const requestHeaders = ['Idempotency-Key'] as const;

/** Headers that answers document, besides those of HTTP. */
export const responseHeaders = ['X-Request-Id', 'Retry-After'] as const;
