/** Walls by number of rooms: outer ones, and those between the rooms. */
const plans: readonly (readonly [outer: string, inner: string])[] = [
  ['M10 6h52v42H10z', 'M10 32h20M38 32h24'],
  ['M4 6h64v42H4z', 'M34 6v16M34 32v16M34 32h34'],
  ['M4 6h64v42H4z', 'M28 6v18H4M28 24v24M48 6v18h20M48 24H38M48 36v12M28 36h20'],
  ['M4 6h50v10h14v32H4z', 'M24 6v20H4M24 32v16M44 16v14H24M44 36v12M54 30h14'],
  ['M4 12h20V6h44v42H4z', 'M24 12v16H4M24 34v14M46 6v16M46 28h22M46 34v14M24 22h22'],
];

/** A sign for a home of so many rooms, drawn like a plan. */
export function PlanGlyph({ rooms }: { rooms: number }) {
  const [outer, inner] = plans[Math.min(Math.max(rooms, 1), plans.length) - 1] ?? ['', ''];
  return (
    <svg viewBox="0 0 72 54" aria-hidden="true" fill="none" stroke="currentColor">
      <path strokeWidth="2.5" d={outer} />
      <path d={inner} />
    </svg>
  );
}
