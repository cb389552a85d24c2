/** The drawing where pages are made. Browsers get nothing here (`on-create-webpack-config.ts`); see `prerendered-drawing.tsx`. */
import { Drawing } from './drawing';

export const drawingAtBuild: typeof Drawing | undefined = Drawing;
