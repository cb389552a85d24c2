/** How long a toast stays from its first to its last frame, in milliseconds; hovering or focusing it stops the clock. */
export const toastTime = 4500;

/** Parts of that time, in milliseconds. */
export const toastEnter = 300;
export const toastExit = 200;
