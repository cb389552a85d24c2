/** On the screen, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Groups what would overlap on the screen: each item joins the first group whose first item is nearer than `distance`
 * in both directions, as squares overlap.
 * @param pointOf where an item is
 * @param distance CSS pixels
 */
export function groupNear<T>(items: readonly T[], pointOf: (item: T) => Point, distance: number): T[][] {
  const groups: { first: Point; items: T[] }[] = [];
  for (const item of items) {
    const point = pointOf(item);
    const group = groups.find(
      ({ first }) => Math.abs(first.x - point.x) < distance && Math.abs(first.y - point.y) < distance,
    );
    if (group) group.items.push(item);
    else groups.push({ first: point, items: [item] });
  }
  return groups.map((group) => group.items);
}
