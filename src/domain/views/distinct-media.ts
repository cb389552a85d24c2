interface Plan {
  readonly id: string;
}

interface Photo {
  readonly url: string;
}

interface Units<P, F> {
  readonly buildings: readonly {
    readonly units: readonly { readonly floor_plan?: P | null; readonly photos?: readonly F[] | null }[];
  }[];
}

/** The media of a project as the build knew them. */
export interface KnownMedia {
  readonly floor_plans?: readonly Plan[];
  readonly unit_photos?: readonly Photo[];
}

function distinct<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

/**
 * The floor plans and photos of a project's units, each once, because hundreds of units share a handful: `floor_plans` by
 * id and `unit_photos` by address, in the order of the units.
 * @param known stands in for those of units that only name their plan, and for those of an answer in brief
 */
export function distinctMedia<P extends Plan, F extends Photo>(
  { buildings }: Units<P, F>,
  known: KnownMedia = {},
) {
  const units = buildings.flatMap((building) => building.units);
  const wholePlan = (plan: P): P | undefined =>
    'url' in plan ? plan : (known.floor_plans?.find(({ id }) => id === plan.id) as P | undefined);
  return {
    floor_plans: units.some(({ floor_plan: plan }) => plan !== undefined)
      ? distinct(
          units.flatMap(({ floor_plan: plan }) => (plan && wholePlan(plan)) ?? []),
          ({ id }) => id,
        )
      : ((known.floor_plans ?? []) as readonly P[]),
    unit_photos: units.some(({ photos }) => photos !== undefined)
      ? distinct(
          units.flatMap(({ photos }) => photos ?? []),
          ({ url }) => url,
        )
      : ((known.unit_photos ?? []) as readonly F[]),
  };
}
