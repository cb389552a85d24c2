/** How long a toast stays, in milliseconds; hovering or focusing it stops the clock. */
export const toastTime = 4500;
