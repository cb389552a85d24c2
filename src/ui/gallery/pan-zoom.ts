/** Where an enlarged picture lies on its stage: plain geometry in CSS pixels, counted from the middle of the stage. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `scale` 1 shows the whole picture; `x` and `y` say how far its middle is from the middle of the stage. */
export interface View extends Point {
  readonly scale: number;
}

/** A stage, and the picture as large as it fits on it. */
export interface Fit {
  readonly stage: Size;
  readonly picture: Size;
}

export const whole: View = { scale: 1, x: 0, y: 0 };
export const largest = 6;

/** @param ratio width of the picture by its height */
export function fitOf(stage: Size, ratio: number): Fit {
  const width = Math.min(stage.width, stage.height * ratio);
  return { stage, picture: { width, height: width / ratio } };
}

/** How far the picture's middle can go from the stage's, each way: its edge never comes inside the stage's. */
export function reachOf(scale: number, { stage, picture }: Fit): Point {
  return {
    x: Math.max(0, (picture.width * scale - stage.width) / 2),
    y: Math.max(0, (picture.height * scale - stage.height) / 2),
  };
}

/** Plus zero: minus zero is another number to whoever compares. */
const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most) + 0;

/** The nearest view that leaves no part of the stage empty without need. */
export function bounded(view: View, fit: Fit): View {
  const scale = between(view.scale, 1, largest);
  const reach = reachOf(scale, fit);
  return { scale, x: between(view.x, -reach.x, reach.x), y: between(view.y, -reach.y, reach.y) };
}

/** `factor` times as large; what lies at `point` stays there. */
export function zoomed(view: View, factor: number, point: Point, fit: Fit): View {
  const scale = between(view.scale * factor, 1, largest);
  const grown = scale / view.scale;
  const [x, y] = [point.x - (point.x - view.x) * grown, point.y - (point.y - view.y) * grown];
  return bounded({ scale, x, y }, fit);
}

export const moved = (view: View, by: Point, fit: Fit): View =>
  bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, fit);

/**
 * How a drawing opens: on an upright screen as high as the stage, up to twice, because whole it would be hardly larger than
 * on the page; elsewhere whole.
 */
export function openingView({ stage, picture }: Fit): View {
  if (!(picture.height > 0)) return whole;
  return bounded({ ...whole, scale: Math.min(2, stage.height / picture.height) }, { stage, picture });
}
