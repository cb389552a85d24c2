/** A character with width or ink: no space, format, control or combining mark, and none of the others without. */
const visible = /[^\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether there is anything to see: a text of spaces and characters without width has nothing. */
export const isVisible = (text: string): boolean => visible.test(text);
