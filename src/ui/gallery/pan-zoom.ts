export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `scale` 1 shows the whole picture; `x` and `y` are CSS pixels from the stage's centre to the picture's. */
export interface View extends Point {
  readonly scale: number;
}

/** A stage, and the picture scaled to fit it, in CSS pixels. */
export interface Fit {
  readonly stage: Size;
  readonly picture: Size;
}

export const whole: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 6;

/** @param ratio width of the picture by its height */
export function getFit(stage: Size, ratio: number): Fit {
  const width = Math.min(stage.width, stage.height * ratio);
  return { stage, picture: { width, height: width / ratio } };
}

/** The maxScale offset of the picture on each axis: its edge never comes inside the stage's. */
export function maxOffset(scale: number, { stage, picture }: Fit): Point {
  return {
    x: Math.max(0, (picture.width * scale - stage.width) / 2),
    y: Math.max(0, (picture.height * scale - stage.height) / 2),
  };
}

/** `+ 0` turns minus zero into zero. */
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most) + 0;

/** The nearest view within the limits of scale and offset. */
export function bounded(view: View, fit: Fit): View {
  const scale = clamp(view.scale, 1, maxScale);
  const limit = maxOffset(scale, fit);
  return { scale, x: clamp(view.x, -limit.x, limit.x), y: clamp(view.y, -limit.y, limit.y) };
}

/** Scaled by `factor`; the part of the picture at `point` stays there. */
export function zoomed(view: View, factor: number, point: Point, fit: Fit): View {
  const scale = clamp(view.scale * factor, 1, maxScale);
  const ratio = scale / view.scale;
  const [x, y] = [point.x - (point.x - view.x) * ratio, point.y - (point.y - view.y) * ratio];
  return bounded({ scale, x, y }, fit);
}

export const moved = (view: View, by: Point, fit: Fit): View =>
  bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, fit);

/**
 * The first view of a drawing: on a portrait screen as high as the stage, at most twice its size, because it would hardly be
 * larger than on the page; elsewhere whole.
 */
export function openingView({ stage, picture }: Fit): View {
  if (!(picture.height > 0)) return whole;
  return bounded({ ...whole, scale: Math.min(2, stage.height / picture.height) }, { stage, picture });
}
