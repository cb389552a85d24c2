import type { PictureSource } from '../../ui';

/** An editors' photograph for the picture part. The build publishes its sizes only, so the original has no address. */
export const pictureOf = (file: PictureSource['file']): PictureSource => ({ url: '', file: file ?? null });
