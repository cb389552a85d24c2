/** The drawing at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`); see `prerendered-drawing.tsx`. */
import { Drawing } from './drawing';

export const drawingAtBuild: typeof Drawing | undefined = Drawing;
