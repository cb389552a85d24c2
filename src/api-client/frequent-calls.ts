/** Calls of nearly every visit, by method and path as in the contract: code that others need is loaded apart. */
export const frequentCalls: readonly string[] = [
  'GET /public/organizations/me',
  'GET /public/projects/latest',
];
