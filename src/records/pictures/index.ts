export { galleryItem, largeSource, type LargeImage } from './large-picture';
export { picturesByUrl, useCoversByUrl } from './pictures-by-url';
export { slotSizes } from './slots';
