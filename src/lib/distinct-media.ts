interface Media<Plan, Photo> {
  readonly floor_plan?: Plan | null;
  readonly photos?: readonly Photo[] | null;
}

interface Buildings<Plan, Photo> {
  readonly buildings: readonly { readonly units: readonly Media<Plan, Photo>[] }[];
}

function distinct<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

/**
 * The floor plans and photos of a project's units, each once, because hundreds of units share a handful: `floor_plans` by
 * id and `unit_photos` by address, in the order of the units.
 */
export function distinctMedia<Plan extends { readonly id: string }, Photo extends { readonly url: string }>({
  buildings,
}: Buildings<Plan, Photo>) {
  const units = buildings.flatMap((building) => building.units);
  return {
    floor_plans: distinct(
      units.flatMap(({ floor_plan }) => (floor_plan ? [floor_plan] : [])),
      ({ id }) => id,
    ),
    unit_photos: distinct(
      units.flatMap(({ photos }) => photos ?? []),
      ({ url }) => url,
    ),
  };
}
