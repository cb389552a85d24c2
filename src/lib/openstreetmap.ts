/** Tiles of OpenStreetMap's own server, for light use: https://operations.osmfoundation.org/policies/tiles/ */
export const osmTilesUrl = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Attribution that every map of OpenStreetMap's data must show. HTML. */
export const osmAttribution =
  '<span lang="en">© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a> contributors</span>';
