import { answers, shapes } from './shapes';
import type { Shape, ShapeName } from './shape';

/** Shapes by the name of their schema; those of calls that are not frequent join them when `all-calls.ts` is loaded. */
export const knownShapes: Record<string, Exclude<Shape, ShapeName>> = { ...shapes };

/** The schema of what each call answers, likewise. */
export const knownAnswers: Record<string, string> = { ...answers };
