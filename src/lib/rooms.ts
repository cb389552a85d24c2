/** How visitors choose homes by their number of rooms. */

/** From here on the API and the site say “or more”. */
export const manyRooms = 5;

/** Whether a home with so many rooms is one that was asked for: exactly so many, `manyRooms` for so many or more. */
export const hasRooms = (rooms: number, wanted: number): boolean =>
  wanted >= manyRooms ? rooms >= manyRooms : rooms === wanted;
