import type { SyntheticEvent } from 'react';

const prevent = (event: SyntheticEvent) => event.preventDefault();

/** Of what is pressed beside the field: the focus stays in it, also in Safari, where a press takes it away. */
export const keepFocus = { onPointerDown: prevent, onMouseDown: prevent };
