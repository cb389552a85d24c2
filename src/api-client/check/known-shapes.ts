import { answers, shapes } from '../generated/shapes';
import type { Shape, ShapeName } from './shape';
import type * as Others from '../generated/other-shapes';

/** Shapes by the name of their schema. */
export const knownShapes: Record<string, Exclude<Shape, ShapeName>> = { ...shapes };

/** The schema of what each call answers. */
export const knownAnswers: Record<string, string> = { ...answers };

/** Adds what calls that are not frequent answer. */
export function addShapes({ otherShapes, otherAnswers }: typeof Others): void {
  Object.assign(knownShapes, otherShapes);
  Object.assign(knownAnswers, otherAnswers);
}
