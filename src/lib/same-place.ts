/** Whether the router should leave the scroll position alone. */

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A unit's sheet has an address, but lies over the page: opening and closing it moves nothing. */
const overThePage = 'unit';

/** Two addresses that differ in nothing but what lies over the page. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.pathname === b.pathname && a.hash === b.hash && below(a.search) === below(b.search);
}

function below(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(overThePage);
  return parameters.toString();
}
