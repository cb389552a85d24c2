export { galleryItem, largeSource, type LargeImage } from './large';
