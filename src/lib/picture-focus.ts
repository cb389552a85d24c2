/** The part of a picture that stays in view where a place on the page crops it, as `object-position`. */
export const pictureFocus = {
  center: '50% 50%',
  top: '50% 0%',
  bottom: '50% 100%',
  left: '0% 50%',
  right: '100% 50%',
  top_left: '0% 0%',
  top_right: '100% 0%',
  bottom_left: '0% 100%',
  bottom_right: '100% 100%',
} as const;

export type PictureFocus = keyof typeof pictureFocus;

/** The style that hands the focus of a picture to the CSS of its frame; nothing where the editors left it out. */
export const focusStyle = (focus: PictureFocus | null | undefined): Record<string, string> | undefined =>
  focus ? { '--picture-focus': pictureFocus[focus] } : undefined;
