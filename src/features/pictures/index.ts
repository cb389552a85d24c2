export { galleryItem, largeSource, type LargeImage } from './large';
export { keepPrerendered } from './keep-prerendered';
